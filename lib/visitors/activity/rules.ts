import { indianDay } from '@/lib/platform/time/indian-day';
import { type ActivityAction, type CountedOf, LAST_OF, type LastOf } from './constants';

export type Seen = { action: ActivityAction; page?: unknown; timestamp: Date };

/** The listing that an entry views, from the path of its page alone. */
export function listingOf({ action, page }: Omit<Seen, 'timestamp'>): string | undefined {
  if (action !== 'page_view' && action !== 'product_view') return undefined;
  return typeof page === 'string' ? /^\/properties\/([0-9a-f]{24})$/.exec(page)?.[1] : undefined;
}

/** Timestamps of the guest that an entry updates: any activity, its action, a listing view. */
export function marksOf(entry: Seen): LastOf[] {
  const own = LAST_OF.filter((mark) => mark === entry.action);
  return ['all', ...own, ...(listingOf(entry) ? (['listing'] as const) : [])];
}

type GuestDayCounts = { counts: Partial<Record<CountedOf, number>>; last: Partial<Record<CountedOf, Date>> };
const isCounted = (mark: LastOf): mark is CountedOf => mark !== 'listing';

/** Counters over many log entries, updated with each write, so that admin pages never scan the activity log. */
export class ActivityCounters {
  readonly guests = new Map<string, { count: number; last: Date; lastOf: Partial<Record<LastOf, Date>> }>();

  /** keyed by `day guest` */
  private readonly days = new Map<string, GuestDayCounts>();

  add(entry: Seen, guestID: string | undefined): void {
    if (!guestID) return;
    const guest = this.guests.get(guestID) ?? { count: 0, last: entry.timestamp, lastOf: {} };
    guest.count += 1;
    if (entry.timestamp > guest.last) guest.last = entry.timestamp;
    for (const mark of marksOf(entry)) {
      const before = guest.lastOf[mark];
      if (!before || entry.timestamp > before) guest.lastOf[mark] = entry.timestamp;
    }
    this.guests.set(guestID, guest);
    this.addDay(entry, guestID);
  }

  private addDay(entry: Seen, guestID: string): void {
    const key = `${indianDay(entry.timestamp)} ${guestID}`;
    const { counts, last } = this.days.get(key) ?? { counts: {}, last: {} };
    for (const mark of marksOf(entry).filter(isCounted)) {
      counts[mark] = (counts[mark] ?? 0) + 1;
      const before = last[mark];
      if (!before || entry.timestamp > before) last[mark] = entry.timestamp;
    }
    this.days.set(key, { counts, last });
  }

  /** Returns and clears the rows to increment, one per day and guest. */
  takeGuestDays(): (GuestDayCounts & { day: string; guestID: string })[] {
    const rows = [...this.days].map(([key, counters]) => ({
      day: key.slice(0, 10),
      guestID: key.slice(11),
      ...counters,
    }));
    this.days.clear();
    return rows;
  }
}

/** The path without secrets, so that readers of the activity log can't open secret links. */
export function recordablePath(path: string): string {
  // in any language: `/mr/visits/…`
  return path.replace(
    /^((?:\/[a-z]{2})?\/(?:shortlist|visits|tours|searches|still-available|join))\/[^/]+/,
    '$1/shared',
  );
}
