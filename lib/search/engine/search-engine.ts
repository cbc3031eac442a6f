import type { CountedSegment } from '@/lib/search/columns/segments';
import type { IndexMark, MapExtent, MarksQuery } from './map-marks';
import type { IndexQuery, IndexResult, PriceRange, Range, RateBasis, RateSpread, WordCount } from './query';

/** How many listings a place has; `project` is a name, the others are slugs. */
export type PlaceCount = { city: string; locality: string; project: string; count: number };

/** What a list of addresses says about a listing. */
export type ListedStamp = {
  id: string;
  updatedAt: number;
  type: string;
  city: string;
  category: string;
  /** '' where it is not known */
  locality: string;
};

/**
 * What the site asks of a search. Every result has all writes that were acknowledged before the call. There are two
 * implementations, in this process's memory and on a search server; search-engine.test.ts says what both must do.
 */
export type SearchEngine = {
  /** One page of ids in order, the total and the counts of the filters, all of the same moment. */
  search(query: IndexQuery): Promise<IndexResult>;
  /** First segments of the addresses that a search finds, its own location left out, the most frequent first. */
  countLocations(
    query: Pick<IndexQuery, 'search' | 'statuses'>,
    options: { starts: string; limit: number },
  ): Promise<{ segments: CountedSegment[]; more: number }>;
  /** How many of what a search finds lie in each range of a number. */
  countRanges(
    query: Pick<IndexQuery, 'search' | 'statuses' | 'costs'>,
    options: { column: 'price' | 'area'; ranges: readonly Range[] },
  ): Promise<number[]>;
  /** The middle price of a square foot of what a search finds, without one listing. */
  medianRate(
    query: Pick<IndexQuery, 'search' | 'statuses'>,
    options: { basis: RateBasis; except: string },
  ): Promise<RateSpread>;
  /** The lowest, middle and highest price of what a search finds; undefined for nothing. */
  priceRange(query: Pick<IndexQuery, 'search' | 'statuses' | 'costs'>): Promise<PriceRange | undefined>;
  /** How many listings of these statuses contain each word. */
  countWords(words: readonly string[], statuses: readonly string[]): Promise<WordCount[]>;
  /** What a search finds in the box of a map, as few enough marks. */
  mapMarks(query: MarksQuery): Promise<IndexMark[]>;
  /** Where the results of a search are. */
  mapExtent(query: Pick<IndexQuery, 'search' | 'statuses' | 'costs'>): Promise<MapExtent>;
  /** Every place in which listings of these statuses are. */
  countPlaces(statuses: readonly string[]): Promise<PlaceCount[]>;
  /** Says of a location whether an address begins with exactly its words: then it means no longer ones. */
  segmentTest(): Promise<(location: string) => boolean>;
  /** Every listing of these statuses in the order of their ids. */
  listAll(statuses: readonly string[]): Promise<Iterable<ListedStamp>>;
};
