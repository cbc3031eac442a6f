import type { CostBound } from '@/lib/costs/sheet/dto';
import type { Conditions } from '@/lib/search/conditions/constants';

export const MAX_WORDS = 8;

export type IndexSort =
  | 'newest'
  | 'oldest'
  | 'price-asc'
  | 'price-desc'
  | 'area-desc'
  | 'all-in-asc'
  | 'carpet-rate-asc'
  | 'distance';

/** A point in degrees. */
export type Point = { lat: number; lng: number };
/** Corners of an area. The last is joined to the first. */
export type Shape = readonly Point[];
/** The area within a distance of any of these places, each a point or the bends of a road. */
export type IndexAround = { lines: readonly (readonly Point[])[]; km: number };

/** Costs of homes, for searches that need them. A cost class determines the charges (lib/costs/sheet/rules.ts). */
export type IndexCosts = {
  /** the prices of a class within the limits; absent without limits */
  boundsOf?: (costClass: string) => readonly CostBound[];
  /** of one listing, for the order; undefined if unknown */
  allIn: (costClass: string, price: number, carpetArea: number | undefined) => number | undefined;
  /** changes when the costs do, which invalidates orders */
  version: string;
};

/** Queries that the index supports. A list means any of its values; an absent filter matches everything. */
export type IndexSearch = Conditions & {
  type?: string | undefined;
  category?: string | undefined;
  subType?: readonly string[] | undefined;
  /** slug */
  city?: string | undefined;
  /** slugs */
  locality?: readonly string[] | undefined;
  /** slugs of excluded localities */
  notLocality?: readonly string[] | undefined;
  status?: readonly string[] | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  minArea?: number | undefined;
  maxArea?: number | undefined;
  /** exact counts; 5 stands for "5 or more" */
  bedrooms?: readonly number[] | undefined;
  minBedrooms?: number | undefined;
  furnishing?: readonly string[] | undefined;
  facing?: readonly string[] | undefined;
  possession?: readonly string[] | undefined;
  /** a listing must have all of these */
  amenities?: readonly string[] | undefined;
  q?: string | undefined;
  /** words that rank listings higher without excluding any */
  also?: string | undefined;
  /** conditions that rank listings higher without excluding any (lib/search/preferred) */
  prefer?: string | undefined;
  /** listed since then, in milliseconds */
  listedSince?: number | undefined;
  /** owners whose listings are excluded, like those without one */
  notOwners?: ReadonlySet<string> | undefined;
  /** first segment of the address, or a prefix of one of its words */
  location?: string | undefined;
  /** west, south, east, north in degrees */
  bbox?: readonly [number, number, number, number] | undefined;
  around?: IndexAround | undefined;
  /** within each of them as well */
  alsoAround?: readonly IndexAround[] | undefined;
  /** within none of them, as is a listing without a point */
  notAround?: readonly IndexAround[] | undefined;
  /** in any of them */
  shapes?: readonly Shape[] | undefined;
  /** the `next` of an earlier result */
  after?: string | undefined;
  sort: IndexSort;
  /** from 1 */
  page: number;
};
