import type { AlertReason, Frequency } from '@/lib/alerts/saved-searches/constants';
import { indianDay } from '@/lib/platform/time/indian-day';
import { DAY_MS, HOUR_MS } from '@/lib/platform/time/time';
import type { IndexedListing } from '@/lib/search/columns/indexed-listing';
import { INSTANT_GAP_MS, MIN_PRICE_DROP, QUIET_FROM_HOUR, QUIET_UNTIL_HOUR } from './constants';

const SATURDAY = 6;

/** Eight in the morning on the Indian day of `at`. */
const morningOf = (at: number) => Date.parse(`${indianDay(at)}T00:00:00+05:30`) + QUIET_UNTIL_HOUR * HOUR_MS;
const indianHour = (at: number) => (at - Date.parse(`${indianDay(at)}T00:00:00+05:30`)) / HOUR_MS;

export function isQuiet(at: Date): boolean {
  const hour = indianHour(Number(at));
  return hour >= QUIET_FROM_HOUR || hour < QUIET_UNTIL_HOUR;
}

const nextMorning = (at: number) => (morningOf(at) > at ? morningOf(at) : morningOf(at + DAY_MS));

/** Sending time of an alert raised now. `lastSentAt` is the person's previous alert. */
export function dueAt(frequency: Frequency, now: Date, lastSentAt?: Date | null): Date {
  if (frequency === 'instant') {
    const at = Math.max(Number(now), lastSentAt ? Number(lastSentAt) + INSTANT_GAP_MS : 0);
    return new Date(isQuiet(new Date(at)) ? nextMorning(at) : at);
  }
  let at = nextMorning(Number(now));
  // people view homes at the weekend
  if (frequency === 'weekly') while (new Date(indianDay(at)).getUTCDay() !== SATURDAY) at += DAY_MS;
  return new Date(at);
}

export const isPriceDrop = (before: number, now: number): boolean => now <= before * (1 - MIN_PRICE_DROP);

/** A listing as searches found it before (absent while it was not public), and as they find it now. */
export type ListingChange = {
  property: string;
  /** the listing's `updatedAt` in milliseconds, which identifies the change */
  change: number;
  before?: IndexedListing | undefined;
  now?: IndexedListing | undefined;
  /** true if it was ever public */
  wasListed: boolean;
  last?: IndexedListing | undefined;
};

export type News = { search: string; reason: AlertReason };

/** News of a change for each affected search. `matching` has the searches that find a listing. */
export function newsOf(
  { before, now, wasListed, last }: ListingChange,
  matching: (listing: IndexedListing) => readonly string[],
): News[] {
  if (!now) return before ? matching(before).map((search) => ({ search, reason: 'gone' })) : [];
  const found = matching(now);
  const known = before ?? last;
  // for a listing that was never public here, assume that the searches matching now matched before
  const earlier = new Set(known ? matching(known) : wasListed ? found : []);
  const isCheaper = before && before.type === now.type && isPriceDrop(before.price, now.price);
  return found.flatMap((search): News[] => {
    if (!earlier.has(search)) return [{ search, reason: 'new' }];
    if (!before) return [{ search, reason: 'back' }];
    return isCheaper ? [{ search, reason: 'price' }] : [];
  });
}
