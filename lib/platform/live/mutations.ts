import 'server-only';
import { appendInvalidation } from '@/lib/platform/cache/data';
import { log } from '@/lib/platform/log/log';
import type { LiveList } from './constants';

/** Notifies open office lists of a change. Never throws: the change has already happened. */
export async function announce(list: LiveList): Promise<void> {
  try {
    await appendInvalidation([`office:${list}`]);
  } catch (error) {
    log.error({ err: error, list }, 'live: a change could not be announced');
  }
}
