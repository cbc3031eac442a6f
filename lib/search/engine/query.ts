import { wordsOf } from '@/lib/platform/text/search-terms';
import { Bitmap } from '@/lib/search/columns/bitmap';
import type { ListingIndex } from '@/lib/search/columns/listing-index';
import type { CountedSegment } from '@/lib/search/columns/segments';
import type { Decay } from './decay';
import { type Facets, facetsOf } from './facets';
import type { IndexCosts, IndexSearch } from './index-search';
import { type IndexRank, pageOf } from './page';
import { MAX_WORDS, select } from './select';

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
  /** of each word of `also` how many of the results contain it */
  also?: WordCount[];
};

export type WordCount = { word: string; count: number };

/** Answers a search from the columns alone: ids in order, the total and the facet counts, all of the same moment. */
export function queryIndex(index: ListingIndex, query: IndexQuery): IndexResult {
  const selection = select(index, query.search, query.statuses, query.costs);
  const total = selection.matches.size;
  const pages = Math.max(1, Math.ceil(total / query.pageSize));
  const page = Math.min(query.search.page, pages);
  const words = wordSets(index, query.search.also, selection.matches);
  const offset = (page - 1) * query.pageSize;
  const { ids, ranks, next } =
    words.length > 0
      ? tieredPage(index, tiersOf(selection.matches, words), query, offset)
      : pageOf(index, selection.matches, total, query, offset);
  const facets = query.facets ? facetsOf(index, selection) : undefined;
  const also = words.map(({ word, slots }) => ({ word, count: slots.size }));
  return {
    ids,
    ranks,
    total,
    page,
    pages,
    ...(next && { next }),
    ...(facets && { facets }),
    ...(also.length > 0 && { also }),
  };
}

type WordSet = { word: string; slots: Bitmap };

/** The results that contain each word that ranks. */
const wordSets = (index: ListingIndex, also: string | undefined, matches: Bitmap): WordSet[] =>
  wordsOf(also ?? '')
    .slice(0, MAX_WORDS)
    .map((word) => ({ word, slots: matches.clone().intersect(index.terms.matching(word)) }));

type Tier = { slots: Bitmap; contained: number };

/** The results by how many of the words they contain, most first: none is left out. */
function tiersOf(matches: Bitmap, words: readonly WordSet[]): Tier[] {
  // tiers[n] contains n of the words that were looked at
  let tiers = [matches.clone()];
  for (const { slots } of words) {
    const without = tiers.map((tier) => tier.clone().drop(slots));
    const having = tiers.map((tier) => tier.clone().intersect(slots));
    tiers = [...without, new Bitmap()].map((tier, n) => (n > 0 ? tier.addAll(having[n - 1]!) : tier));
  }
  return tiers
    .map((slots, contained) => ({ slots, contained }))
    .reverse()
    .filter(({ slots }) => slots.size > 0);
}

/** A page that may begin in one tier and end in the next. Its pages are numbered only: a cursor knows no tier. */
function tieredPage(index: ListingIndex, tiers: readonly Tier[], query: IndexQuery, offset: number) {
  const ids: string[] = [];
  const ranks: IndexRank[] = [];
  let skip = offset;
  for (const { slots: tier, contained } of tiers) {
    const left = query.pageSize - ids.length;
    if (left === 0) break;
    if (skip < tier.size) {
      const search = { ...query.search, after: undefined };
      const part = pageOf(index, tier, tier.size, { ...query, search, pageSize: left }, skip);
      ids.push(...part.ids);
      ranks.push(...part.ranks.map((rank) => ({ ...rank, words: contained })));
    }
    skip = Math.max(0, skip - tier.size);
  }
  return { ids, ranks, next: undefined };
}

/** How many public listings contain each word, whatever else is searched. */
export function countWords(
  index: ListingIndex,
  words: readonly string[],
  statuses: readonly string[],
): WordCount[] {
  const { matches } = select(index, { sort: 'newest', page: 1 }, statuses);
  return words.map((word) => ({
    word,
    count: Math.max(0, ...wordSets(index, word, matches).map(({ slots }) => slots.size)),
  }));
}

/** The lowest, middle and highest price of what a search finds. */
export type PriceRange = { count: number; low: number; median: number; high: number };

export function priceRange(
  index: ListingIndex,
  { search, statuses, costs }: Pick<IndexQuery, 'search' | 'statuses' | 'costs'>,
): PriceRange | undefined {
  const { matches } = select(index, search, statuses, costs);
  const prices = index.column('price');
  const sorted = Float64Array.from(matches.toSlots(), (slot) => prices[slot]!)
    .filter((price) => !Number.isNaN(price))
    .sort();
  const { length: count } = sorted;
  if (count === 0) return undefined;
  const median = Math.round((sorted[(count - 1) >> 1]! + sorted[count >> 1]!) / 2);
  return { count, low: sorted[0]!, median, high: sorted[count - 1]! };
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
