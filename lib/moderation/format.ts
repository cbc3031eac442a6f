import { listUrl } from '@/lib/platform/browser/list-url';
import { momentsAgo } from '@/lib/platform/text/relative-time';
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
  return `${by} ${DECISION_DONE[decision]} ${momentsAgo(at, now)}${reason && `: ${reason}`}`;
}
