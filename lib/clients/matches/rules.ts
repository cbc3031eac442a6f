import { endReason, matchReasons } from '@/lib/clients/requirements/format';
import { isPublicStatus } from '@/lib/listings/lifecycle';
import type { IndexedListing } from '@/lib/search/columns/indexed-listing';
import type { PropertySearch } from '@/lib/search/schema';

export type Verdict = 'fits' | 'near' | 'no';

/** A listing in its current state; `listing` only while it is public. */
export type Seen = { property: string; title: string; status?: string; listing?: IndexedListing };

/** The stored match of a requirement and a listing. */
export type Known = { isNear: boolean; reasons: readonly string[]; endedAt?: Date | null; title: string };

export const isListed = ({ status }: Pick<IndexedListing, 'status'>): boolean => isPublicStatus(status);

type Sized = { price: number; area: number };

/** Score lost by a miss: percentage points per percent missed, and at least MISSED. */
const MISSED = 20;

/**
 * How well a home matches, from 0 to 100: homes that miss the budget or the area score below all that meet them; within the
 * budget a lower price is better, and above the area more area.
 */
export function fitOf({ maxPrice, minPrice, minArea }: PropertySearch, { price, area }: Sized): number {
  const over = maxPrice ? Math.max(0, price / maxPrice - 1) : 0;
  const under = minArea ? Math.max(0, 1 - area / minArea) : 0;
  const missed = (share: number) => (share > 0 ? MISSED + 200 * share : 0);
  const floor = minPrice ?? 0;
  const dear =
    maxPrice && maxPrice > floor ? Math.min(1, Math.max(0, (price - floor) / (maxPrice - floor))) : 0.5;
  const room = minArea ? Math.min(1, Math.max(0, area / minArea - 1)) : 0.5;
  const score = 100 - missed(over) - missed(under) - 10 * dear - 5 * (1 - room);
  return Math.min(100, Math.max(0, score));
}

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((text, i) => text === b[i]);

/** The write needed for a requirement and a listing; undefined for none. Repetition is never news. */
export function changeOf(
  search: PropertySearch,
  { listing, status, title }: Seen,
  match: Verdict,
  known: Known | undefined,
  now: Date,
): Record<string, unknown> | undefined {
  if (match === 'no' || !listing) {
    if (!known || known.endedAt) return undefined;
    return { endedAt: now, ended: endReason(search, listing, status), isUnseen: true };
  }
  const facts = { title, isNear: match === 'near', reasons: matchReasons(search, listing) };
  if (!known || known.endedAt) return { ...facts, foundAt: now, endedAt: null, ended: '', isUnseen: true };
  const isUnchanged =
    known.title === title && known.isNear === facts.isNear && same(known.reasons, facts.reasons);
  if (isUnchanged) return undefined;
  // a near miss that matches now is news; another price within the budget is not
  return { ...facts, ...(known.isNear && !facts.isNear && { isUnseen: true, foundAt: now }) };
}
