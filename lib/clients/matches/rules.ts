import { endReason, matchReasons } from '@/lib/clients/requirements/format';
import { isPublicStatus } from '@/lib/listings/lifecycle';
import type { IndexedListing } from '@/lib/search/columns/indexed-listing';
import type { PropertySearch } from '@/lib/search/schema';
import type { Verdict as Vote } from '@/lib/shortlists/constants';

export type Verdict = 'fits' | 'near' | 'no';

/** A listing in its current state; `listing` only while it is public. */
export type Seen = { property: string; title: string; status?: string; listing?: IndexedListing };

/** The stored match of a requirement and a listing. */
export type Known = { isNear: boolean; reasons: readonly string[]; endedAt?: Date | null; title: string };

export const isListed = ({ status }: Pick<IndexedListing, 'status'>): boolean => isPublicStatus(status);

type Sized = { price: number; area: number };

/** Points lost per percent missed. Each miss costs at least MISSED. */
const MISSED = 20;

/**
 * A home's fit from 0 to 100. Homes that miss the budget or the area score below all others. Without a lower limit, a price near the budget is better than one
 * far below it. Above the minimum area, a larger home is better.
 */
export function fitOf({ maxPrice, minPrice, minArea }: PropertySearch, { price, area }: Sized): number {
  const over = maxPrice ? Math.max(0, price / maxPrice - 1) : 0;
  const under = minArea ? Math.max(0, 1 - area / minArea) : 0;
  const missed = (share: number) => (share > 0 ? MISSED + 200 * share : 0);
  const below = maxPrice && !minPrice ? Math.max(0, 1 - price / maxPrice) : 0;
  const room = minArea ? Math.min(1, Math.max(0, area / minArea - 1)) : 0.5;
  const score = 100 - missed(over) - missed(under) - 10 * below - 5 * (1 - room);
  return Math.min(100, Math.max(0, score));
}

type Place = { card?: { city: string; locality?: string } };
type Ordered = Place & { property: string; fit?: number; isNear: boolean };
type Sent = Place & { id: string; replies: readonly { verdict: Vote }[] };

/** Points for each vote on a home of the same locality. Each better home there costs a point, so that the first ones are spread. */
const VOTES = { yes: 2, maybe: 0, no: -2 } as const;

const placeOf = ({ card }: Place) => card?.locality && `${card.city}|${card.locality}`;

/**
 * Matches in the order of offering: exact ones, near misses, refused homes, ended ones. Each group is sorted by fit, adjusted by votes on homes sent before and
 * spread over localities.
 */
export function inOrder<M extends Ordered>(matches: readonly M[], sent: readonly Sent[]): M[] {
  const liked = new Map<string, number>();
  const refused = new Set<string>();
  for (const home of sent) {
    const votes = home.replies.reduce((sum, { verdict }) => sum + VOTES[verdict], 0);
    const place = placeOf(home);
    if (place) liked.set(place, (liked.get(place) ?? 0) + votes);
    if (votes < 0) refused.add(home.id);
  }
  const rankOf = ({ fit, isNear, property }: M) =>
    fit === undefined ? 3 : refused.has(property) ? 2 : isNear ? 1 : 0;
  const byScore = (a: Scored<M>, b: Scored<M>) => rankOf(a.match) - rankOf(b.match) || b.score - a.score;
  const scored = matches.map((match) => {
    const place = placeOf(match);
    return { match, score: (match.fit ?? 0) + ((place && liked.get(place)) || 0) };
  });
  const better = new Map<string, Set<string>>();
  const spread = scored.toSorted(byScore).map(({ match, score }) => {
    const place = placeOf(match);
    if (!place) return { match, score };
    const before = better.get(place) ?? new Set();
    better.set(place, before.add(match.property));
    return { match, score: score - (before.size - 1) };
  });
  return spread.toSorted(byScore).map(({ match }) => match);
}

type Scored<M> = { match: M; score: number };

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
  // a near miss that now matches is news; another price within the budget is not
  return { ...facts, ...(known.isNear && !facts.isNear && { isUnseen: true, foundAt: now }) };
}
