import type { Dimension } from '@/lib/search/columns/indexed-listing';
import type { IndexCosts, IndexSearch } from './index-search';

/** In lists of the newest, what was last confirmed `afterMs` ago counts as listed `backMs` earlier. Ascending. */
export type DecayStep = { afterMs: number; backMs: number };
export type Decay = { now: number; steps: readonly DecayStep[] };

/** How much older a listing counts that was last confirmed then. */
export function backMsOf({ now, steps }: Decay, confirmedAt: number): number {
  let back = 0;
  for (const { afterMs, backMs } of steps) if (now - confirmedAt >= afterMs) back = backMs;
  return back;
}

export type FacetValue = { value: string; label?: string; count: number };
export type Facets = Record<Dimension, FacetValue[]>;
/** Most values that one facet lists. Localities are listed all: people look for theirs. */
export const MAX_VALUES = 60;

export type IndexQuery = {
  search: IndexSearch;
  /** the statuses that the caller may see at all */
  statuses: readonly string[];
  pageSize: number;
  facets?: boolean;
  /** needed where the search asks for costs, or orders by them */
  costs?: IndexCosts | undefined;
  /** how lists of the newest treat what nobody has confirmed for long */
  decay?: Decay;
};

/**
 * The number by which a result was ordered, how much older it counts because nobody confirmed it, and how many of the words of
 * `also` it contains, which come before the number.
 */
export type IndexRank = { rank: number; backMs: number; words?: number };

export type IndexResult = {
  ids: string[];
  /** of each id */
  ranks: IndexRank[];
  total: number;
  page: number;
  pages: number;
  /** keyset address of the next page; absent on the last one */
  next?: string;
  facets?: Facets;
  /** the database alone has answered: words, maps, counts and costs are left out */
  simple?: true;
  /** of each word of `also` how many of the results contain it */
  also?: WordCount[];
};

export type WordCount = { word: string; count: number };

/** The lowest, middle and highest price of what a search finds. */
export type PriceRange = { count: number; low: number; median: number; high: number };

/** From and to, both included; open where there is no number. */
export type Range = { min?: number | undefined; max?: number | undefined };

/** How the price of a square foot is worked out: inside the walls, or of the whole area, as land is sold. */
export type RateBasis = 'carpetArea' | 'area';
/** `median` of the rupees for each square foot of those whose area is known. */
export type RateSpread = { count: number; median?: number };
