import { TODAY_RANK, VISIT_GAP_MS } from './constants';
import type { TodayItem } from './dto';

/** Sorts by rank, then newest first. */
export const inOrder = (item: TodayItem, other: TodayItem): number =>
  TODAY_RANK[item.kind] - TODAY_RANK[other.kind] || other.since.localeCompare(item.since);

export type Seen = { todaySeenAt?: Date | null | undefined; todaySeenBefore?: Date | null | undefined };

/** Start of the comparison, which is the end of the previous visit, regardless of reloads. */
export function lastVisit({ todaySeenAt, todaySeenBefore }: Seen, now: Date): Date | undefined {
  const isNew = todaySeenAt && now.getTime() - todaySeenAt.getTime() > VISIT_GAP_MS;
  return (isNew ? todaySeenAt : todaySeenBefore) ?? undefined;
}

/** The fields to store when the page was seen. */
export function seenNow(seen: Seen, now: Date): { todaySeenAt: Date; todaySeenBefore?: Date } {
  const before = lastVisit(seen, now);
  return { todaySeenAt: now, ...(before && { todaySeenBefore: before }) };
}
