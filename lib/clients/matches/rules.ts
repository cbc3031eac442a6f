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

/** Score lost by a miss: percentage points per percent missed, and at least MISSED. */
const MISSED = 20;

/**
 * How well a home matches, from 0 to 100: homes that miss the budget or the area score below all that meet them. Without a lower
 * limit a price near the budget is better than one far below it; above the area more area is.
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

type Place = { card?: { locality?: string } };
type Ordered = Place & { property: string; fit?: number; foundAt: string };
type Sent = Place & { id: string; replies: readonly { verdict: Vote }[] };

/** Points for each vote on a home of the same locality; a point off for each better home there, so that the first ones are spread. */
const VOTES = { yes: 2, maybe: 0, no: -2 } as const;
const REFUSED = 1000;

/** Matches in the order to offer them: by fit, moved by the votes on homes sent before; refused ones come last. */
export function inOrder<M extends Ordered>(matches: readonly M[], sent: readonly Sent[]): M[] {
  const placeOf = ({ card }: Place) => card?.locality ?? '';
  const votes = sent.map((home) => ({ home, sum: sumOf(home.replies, ({ verdict }) => VOTES[verdict]) }));
  const scored = matches.map((match) => {
    const place = placeOf(match);
    const liked = sumOf(votes, ({ home, sum }) => (placeOf(home) === place ? sum : 0));
    const isRefused = votes.some(({ home, sum }) => home.id === match.property && sum < 0);
    return { match, score: (match.fit ?? -REFUSED) + liked - (isRefused ? REFUSED : 0) };
  });
  const better = new Map<string, number>();
  const spread = scored.toSorted(byScore).map(({ match, score }) => {
    const before = better.get(placeOf(match)) ?? 0;
    better.set(placeOf(match), before + 1);
    return { match, score: score - before };
  });
  return spread.toSorted(byScore).map(({ match }) => match);
}

type Scored = { match: Ordered; score: number };
const byScore = (a: Scored, b: Scored) => b.score - a.score || b.match.foundAt.localeCompare(a.match.foundAt);
const sumOf = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((sum, row) => sum + of(row), 0);

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
