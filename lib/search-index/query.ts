import type { Decay } from './decay';
import { type Facets, facetsOf } from './facets';
import type { IndexCosts, IndexSearch } from './index-search';
import type { ListingIndex } from './listing-index';
import { type IndexRank, pageOf } from './page';
import type { CountedSegment } from './segments';
import { select } from './select';

export type { Facets };

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
};

/** Answers a search from the columns alone: ids in order, the total and the facet counts, all of the same moment. */
export function queryIndex(index: ListingIndex, query: IndexQuery): IndexResult {
  const selection = select(index, query.search, query.statuses, query.costs);
  const total = selection.matches.size;
  const pages = Math.max(1, Math.ceil(total / query.pageSize));
  const page = Math.min(query.search.page, pages);
  const { ids, ranks, next } = pageOf(index, selection.matches, total, query, (page - 1) * query.pageSize);
  const facets = query.facets ? facetsOf(index, selection) : undefined;
  return { ids, ranks, total, page, pages, ...(next && { next }), ...(facets && { facets }) };
}

/** The first segments of the addresses that a search finds, its own location left out, with their counts. */
export function countLocations(
  index: ListingIndex,
  { search, statuses, costs }: Pick<IndexQuery, 'search' | 'statuses' | 'costs'>,
  { starts, limit }: { starts: string; limit: number },
): { segments: CountedSegment[]; more: number } {
  const { matches } = select(index, { ...search, location: undefined }, statuses, costs);
  return index.segments.counted(matches, starts, limit);
}

/** From and to, both included; open where there is no number. */
export type Range = { min?: number | undefined; max?: number | undefined };

/** How many of what a search finds lie in each range: the search is applied once, however many ranges there are. */
export function countRanges(
  index: ListingIndex,
  query: Pick<IndexQuery, 'search' | 'statuses' | 'costs'>,
  { column, ranges }: { column: 'price' | 'area'; ranges: readonly Range[] },
): number[] {
  const { matches } = select(index, query.search, query.statuses, query.costs);
  const numbers = index.column(column);
  const lows = ranges.map(({ min = -Infinity }) => min);
  const highs = ranges.map(({ max = Infinity }) => max);
  const counts = ranges.map(() => 0);
  for (const slot of matches.toSlots()) {
    const number = numbers[slot]!;
    for (let i = 0; i < counts.length; i++) if (number >= lows[i]! && number <= highs[i]!) counts[i]!++;
  }
  return counts;
}

/** How the price of a square foot is worked out: inside the walls, or of the whole area, as land is sold. */
export type RateBasis = 'carpetArea' | 'area';
/** `median` of the rupees for each square foot of those whose area is known. */
export type RateSpread = { count: number; median?: number };

/** The middle price of a square foot of what a search finds, one listing left out: the one that is held against the others. */
export function medianRate(
  index: ListingIndex,
  query: Pick<IndexQuery, 'search' | 'statuses' | 'costs'>,
  { basis, except }: { basis: RateBasis; except: string },
): RateSpread {
  const { matches } = select(index, query.search, query.statuses, query.costs);
  const [prices, areas] = [index.column('price'), index.column(basis)];
  const excepted = index.ids.find(except);
  const rates: number[] = [];
  for (const slot of matches.toSlots()) {
    const rate = prices[slot]! / areas[slot]!;
    if (slot !== excepted && Number.isFinite(rate)) rates.push(rate);
  }
  const sorted = Float64Array.from(rates).sort();
  const { length: count } = sorted;
  if (count === 0) return { count };
  return { count, median: (sorted[(count - 1) >> 1]! + sorted[count >> 1]!) / 2 };
}
