import type { CountedSegment } from '@/lib/search/columns/segments';
import type { IndexMark, MapExtent, MarksQuery } from './map-marks';
import type { IndexQuery, IndexResult, PriceRange, Range, RateBasis, RateSpread, WordCount } from './query';

/** Number of listings at a place; `project` is a name, the others are slugs. */
export type PlaceCount = { city: string; locality: string; project: string; count: number };

/** What a list of addresses says about a listing. */
export type ListedStamp = {
  id: string;
  updatedAt: number;
  type: string;
  city: string;
  category: string;
  /** '' if unknown */
  locality: string;
};

/**
 * The search interface. Every result includes all writes acknowledged before the call; in the rendering of a page, before its first
 * search. There are two implementations, in this
 * process's memory and on a search server; search-engine.test.ts defines what both must do.
 */
export type SearchEngine = {
  /** One page of ids in order, the total and the facet counts, all of the same moment. */
  search(query: IndexQuery): Promise<IndexResult>;
  /** First segments of the results' addresses, without the search's own location, most frequent first. */
  countLocations(
    query: Pick<IndexQuery, 'search' | 'statuses'>,
    options: { starts: string; limit: number },
  ): Promise<{ segments: CountedSegment[]; more: number }>;
  /** Number of results in each range. */
  countRanges(
    query: Pick<IndexQuery, 'search' | 'statuses' | 'costs'>,
    options: { column: 'price' | 'area'; ranges: readonly Range[] },
  ): Promise<number[]>;
  /** The median price per square foot of the results, without one listing. */
  medianRate(
    query: Pick<IndexQuery, 'search' | 'statuses'>,
    options: { basis: RateBasis; except: string },
  ): Promise<RateSpread>;
  /** Lowest, median and highest price of the results; undefined without any. */
  priceRange(query: Pick<IndexQuery, 'search' | 'statuses' | 'costs'>): Promise<PriceRange | undefined>;
  /** Number of listings of these statuses that contain each word. */
  countWords(words: readonly string[], statuses: readonly string[]): Promise<WordCount[]>;
  /** The results in the box of a map, as a limited number of markers. */
  mapMarks(query: MarksQuery): Promise<IndexMark[]>;
  /** Where the results are. */
  mapExtent(query: Pick<IndexQuery, 'search' | 'statuses' | 'costs'>): Promise<MapExtent>;
  /** All places with listings of these statuses. */
  countPlaces(statuses: readonly string[]): Promise<PlaceCount[]>;
  /** Tests whether an address starts with exactly a location's words: then it means no longer ones. */
  segmentTest(): Promise<(location: string) => boolean>;
  /** All listings of these statuses, by id. */
  listAll(statuses: readonly string[]): Promise<Iterable<ListedStamp>>;
};
