import 'server-only';
import { frontLink } from 'front/link';
import { log } from '@/lib/platform/log/log';
import { purgeCdn } from './cdn';
import { appendInvalidation } from './data';
import { pagesInvalidated } from './events';
import type { CacheTag } from './tags';

/**
 * The one call after a write that visitors can see: `await invalidate(['property:<id>', 'lists'])`. Call it after the
 * write has been committed and before the response is sent. When it settles, no process of this machine serves anything from
 * before the write; those of other machines follow within a second (packages/front/src/log-reader.ts). The tags are in
 * `tags.ts`:
 *
 * - a listing was edited: `property:<id>` and `lists`
 * - a listing was created, removed, published, paused, sold: `property:<id>` and `lists`
 * - a text of a service line: `service:<slug>`; a setting, a rate, a text of several pages: `site`
 *
 * It never throws: the write has happened, and must be reported as done. What fails is logged.
 */
export async function invalidate(tags: readonly CacheTag[]): Promise<void> {
  let seq: number | undefined;
  try {
    seq = await appendInvalidation(tags);
  } catch (error) {
    log.error({ err: error, tags }, 'cache: other machines could not be told of a change');
  }
  // after the log: a process starting in between reads the log from its end
  await frontLink()?.invalidate(tags, seq);
  // last: anything fetched from now on is new
  await purgeCdn(tags);
  try {
    await pagesInvalidated.emit(tags);
  } catch (error) {
    log.error({ err: error, tags }, 'cache: what follows from a change failed');
  }
}
