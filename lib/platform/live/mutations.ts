import 'server-only';
import { appendInvalidation } from '@/lib/platform/cache/data';
import { log } from '@/lib/platform/log/log';
import { authorTag, type LiveList } from './constants';

/** Notifies open office lists of a change and its author. Never throws, because the change has already happened. */
export async function announce(list: LiveList, by?: string): Promise<void> {
  try {
    await appendInvalidation([`office:${list}`, ...(by ? [authorTag(by)] : [])]);
  } catch (error) {
    log.error({ err: error, list }, 'live: a change could not be announced');
  }
}
