import { TODAY_RANK, VISIT_GAP_MS } from './constants';
import type { TodayItem } from './dto';

/** By rank, the newest first within each. */
export const inOrder = (item: TodayItem, other: TodayItem): number =>
  TODAY_RANK[item.kind] - TODAY_RANK[other.kind] || other.since.localeCompare(item.since);

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
