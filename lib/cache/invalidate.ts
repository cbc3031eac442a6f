import 'server-only';
import { revalidatePath } from 'next/cache';
import { log } from '@/lib/log';
import { FRESHNESS_MS } from './constants';
import { appendInvalidation, countBehind } from './data';
import { frontDoorLink } from './link';
import type { CacheTag } from './tags';

const ACK_POLL_MS = 25;

/**
 * The one call after a write that visitors can see: `await invalidate(['property:<id>', 'lists'])`. Call it after the
 * write has been committed and before the reply is sent. When it settles, no process of the site answers from before
 * the write: not this one (told directly), not its siblings (told by message to read the log now), not one of another
 * machine (which reads the log by itself). The tags are in `tags.ts`:
 *
 * - a listing was edited: `property:<id>` and `lists`
 * - a listing was created, removed, published, paused, sold: `property:<id>` and `lists`
 * - a text of a service line: `service:<slug>`; a setting, a rate, a text of several pages: `site`
 *
 * It never throws: the write has happened, and must be answered as done. What could not be told is logged.
 */
export async function invalidate(tags: readonly CacheTag[]): Promise<void> {
  const link = frontDoorLink();
  let seq: number | undefined;
  try {
    seq = await appendInvalidation(tags);
  } catch (error) {
    log.error({ err: error, tags }, 'cache: other processes could not be told of a change');
  }
  // after the log: a process that starts between the two reads the log from its end
  await link?.drop(tags);
  revalidateNext();
  if (seq !== undefined) await othersHaveRead(seq, link?.node);
}

/** Next's own keeping of pages, which is off behind the front door but on in `next dev` and `next start`. */
function revalidateNext(): void {
  try {
    revalidatePath('/', 'layout');
  } catch {
    // outside of a request (a script, a test) Next has nothing to forget
  }
}

async function othersHaveRead(seq: number, node: string | undefined): Promise<void> {
  const deadline = Date.now() + FRESHNESS_MS + 500;
  try {
    while (Date.now() < deadline && (await countBehind(seq, node)) > 0) {
      await new Promise((resolve) => setTimeout(resolve, ACK_POLL_MS));
    }
  } catch (error) {
    log.error({ err: error, seq }, 'cache: waiting for other processes failed');
  }
}
