import { listUrl } from '@/lib/platform/browser/list-url';
import { relativeTime } from '@/lib/platform/text/relative-time';
import { MINUTE_MS } from '@/lib/platform/time/time';
import { DECISION_DONE, MODERATION_PATH } from './constants';
import type { EarlierDecisionDto } from './dto';
import type { ModerationSearch } from './schema';

/** The order of the list and the address of each other order, as plain values for a client component. */
export function moderationSort(search: ModerationSearch) {
  const hrefs = (by: string) => ({
    asc: listUrl(MODERATION_PATH, { ...search, by, dir: 'asc', page: 1 }),
    desc: listUrl(MODERATION_PATH, { ...search, by, dir: 'desc', page: 1 }),
  });
  // the queue begins with the oldest: there, what the address calls descending is ascending
  const isTurned = search.view === 'queue' && search.by === 'createdAt';
  const turned = search.dir === 'asc' ? ('desc' as const) : ('asc' as const);
  return {
    by: search.by,
    dir: isTurned ? turned : search.dir,
    hrefs: { createdAt: hrefs('createdAt'), price: hrefs('price') },
  };
}

/** "Sunita approved this 5 seconds ago", with the reason if there was one. */
export function earlierDecisionText(
  { by, decision, at, reason }: Pick<EarlierDecisionDto, 'by' | 'decision' | 'at' | 'reason'>,
  now: number,
): string {
  const past = Math.max(0, now - Date.parse(at));
  const seconds = Math.max(1, Math.round(past / 1000));
  const ago =
    past < MINUTE_MS ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'} ago` : relativeTime(at, now);
  return `${by} ${DECISION_DONE[decision]} ${ago}${reason && `: ${reason}`}`;
}
