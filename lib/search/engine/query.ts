import type { Facets, WordCount } from './dto';
import type { IndexCosts, IndexSearch } from './index-search';

/** In newest-first lists, a listing last confirmed `afterMs` ago counts as listed `backMs` earlier. Ascending. */
export type DecayStep = { afterMs: number; backMs: number };
export type Decay = { now: number; steps: readonly DecayStep[] };

/** Milliseconds by which a listing counts as older because of its last confirmation. */
export function backMsOf({ now, steps }: Decay, confirmedAt: number): number {
  let back = 0;
  for (const { afterMs, backMs } of steps) if (now - confirmedAt >= afterMs) back = backMs;
  return back;
}

/** Maximum values per facet. All localities are listed, because people look for theirs. */
export const MAX_VALUES = 60;

export type IndexQuery = {
  search: IndexSearch;
  /** statuses that the caller can see at all */
  statuses: readonly string[];
  pageSize: number;
  facets?: boolean;
  /** needed if the search has limits on costs, or orders by them */
  costs?: IndexCosts | undefined;
  /** treatment of long-unconfirmed listings in newest-first lists */
  decay?: Decay;
};

/**
 * The number that ranked a result, how much older it counts without a confirmation, and how many words of `also` and conditions of `prefer` it has, which come
 * before the number.
 */
export type IndexRank = { rank: number; backMs: number; words?: number };

export type IndexResult = {
  ids: string[];
  /** by id */
  ranks: IndexRank[];
  total: number;
  page: number;
  pages: number;
  /** keyset cursor of the next page; absent on the last one */
  next?: string;
  facets?: Facets;
  /** number of results for each word of `also`, and for each condition of `prefer` as written */
  also?: WordCount[];
};

/** A range with inclusive ends, open without a number. */
export type Range = { min?: number | undefined; max?: number | undefined };

/** Area for the price per square foot: the carpet area, or all of the land. */
export type RateBasis = 'carpetArea' | 'area';

/** Number of listings at a place; `project` is a name, the others are slugs. */
export type PlaceCount = { city: string; locality: string; project: string; count: number };

/** Facts of a listing for lists of addresses. */
export type ListedStamp = {
  id: string;
  updatedAt: number;
  type: string;
  city: string;
  category: string;
  /** '' if unknown */
  locality: string;
};
