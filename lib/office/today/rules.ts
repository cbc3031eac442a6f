import { type TodayKind, VISIT_GAP_MS } from './constants';
import type { TodayItem } from './dto';

/** People first, then listings in need, drafts last; newest first within each. */
const RANK: Record<TodayKind, number> = {
  lead: 0,
  visit: 0,
  step: 1,
  refused: 2,
  confirm: 2,
  awaiting: 2,
  draft: 3,
};
export const inOrder = (item: TodayItem, other: TodayItem): number =>
  RANK[item.kind] - RANK[other.kind] || other.since.localeCompare(item.since);

export type Seen = { todaySeenAt?: Date | null | undefined; todaySeenBefore?: Date | null | undefined };

/** The point of comparison: the end of the previous visit, however often this one reloads the page. */
export function lastVisit({ todaySeenAt, todaySeenBefore }: Seen, now: Date): Date | undefined {
  const isNew = todaySeenAt && now.getTime() - todaySeenAt.getTime() > VISIT_GAP_MS;
  return (isNew ? todaySeenAt : todaySeenBefore) ?? undefined;
}

/** Stored when the page was seen. */
export function seenNow(seen: Seen, now: Date): { todaySeenAt: Date; todaySeenBefore?: Date } {
  const before = lastVisit(seen, now);
  return { todaySeenAt: now, ...(before && { todaySeenBefore: before }) };
}
