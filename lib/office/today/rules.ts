import { VISIT_GAP_MS } from './constants';

export type Seen = { todaySeenAt?: Date | null | undefined; todaySeenBefore?: Date | null | undefined };

/** What the page is compared with: the end of the visit before this one, however often this one reloads the page. */
export function lastVisit({ todaySeenAt, todaySeenBefore }: Seen, now: Date): Date | undefined {
  const isNew = todaySeenAt && now.getTime() - todaySeenAt.getTime() > VISIT_GAP_MS;
  return (isNew ? todaySeenAt : todaySeenBefore) ?? undefined;
}

/** What is stored when the page was seen. */
export function seenNow(seen: Seen, now: Date): { todaySeenAt: Date; todaySeenBefore?: Date } {
  const before = lastVisit(seen, now);
  return { todaySeenAt: now, ...(before && { todaySeenBefore: before }) };
}
