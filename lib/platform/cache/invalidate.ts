import 'server-only';
import { frontLink } from 'front/link';
import { log } from '@/lib/platform/log/log';
import { purgeCdn } from './cdn';
import { appendInvalidation } from './data';
import { pagesInvalidated } from './events';
import type { CacheTag } from './tags';

/**
 * Clears caches after a write that visitors can see, as in `await invalidate(['property:<id>', 'lists'])`. Call it after the
 * write has been committed and before the response is sent. When it resolves, no process of this machine serves anything
 * from before the write. Those of other machines follow within a second (packages/front/src/log-reader.ts). The tags are in
 * `tags.ts`:
 *
 * - `property:<id>` and `lists` after a listing was edited, created, removed, published, paused or sold
 * - `service:<slug>` after a text of a service line was edited
 * - `site` after a setting, a rate or a text of several pages was edited
 *
 * Never throws, because the write has happened and must be reported as done. Failures are logged.
 */
export async function invalidate(tags: readonly CacheTag[]): Promise<void> {
  let seq: number | undefined;
  try {
    seq = await appendInvalidation(tags);
  } catch (error) {
    log.error({ err: error, tags }, 'cache: other machines could not be told of a change');
  }
  // after the log, because a process that starts in between reads the log from its end
  await frontLink()?.invalidate(tags, seq);
  // last, because everything fetched from now on is new
  await purgeCdn(tags);
  try {
    await pagesInvalidated.emit(tags);
  } catch (error) {
    log.error({ err: error, tags }, 'cache: what follows from a change failed');
  }
}
