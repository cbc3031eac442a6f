import type { CostBound } from '@/lib/costs/sheet/dto';
import type { Conditions } from '@/lib/search/conditions/constants';

/** Most words of a search text that count. */
export const MAX_WORDS = 8;
/** From this many letters on a part is looked for inside words; fewer are in too many of them. */
export const MIN_INNER_LENGTH = 3;

/** The order of a result. */
export type IndexSort =
  | 'newest'
  | 'oldest'
  | 'price-asc'
  | 'price-desc'
  | 'area-desc'
  | 'all-in-asc'
  | 'carpet-rate-asc'
  | 'distance';

/** Degrees. */
export type Point = { lat: number; lng: number };
/** The corners of an area; the last is joined to the first. */
export type Shape = readonly Point[];
/** Within so many kilometres of any of these places: a point each, or the bends of a road. */
export type IndexAround = { lines: readonly (readonly Point[])[]; km: number };

/** What homes cost, where a search asks for it. A cost class is what decides on the charges (lib/costs/sheet/rules.ts). */
export type IndexCosts = {
  /** the prices of a class that are within the limits; absent when the search has none */
  boundsOf?: (costClass: string) => readonly CostBound[];
  /** of one listing, for the order; undefined when it is not known */
  allIn: (costClass: string, price: number, carpetArea: number | undefined) => number | undefined;
  /** changes when the costs do: an order of an older version is of no use */
  version: string;
};

/** What the index can be asked. A list means any of its values; a filter that is absent lets everything through. */
export type IndexSearch = Conditions & {
  type?: string | undefined;
  category?: string | undefined;
  subType?: readonly string[] | undefined;
  /** slug */
  city?: string | undefined;
  /** slugs */
  locality?: readonly string[] | undefined;
  /** slugs of localities that are not wanted */
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
  /** words that move listings up and leave none out */
  also?: string | undefined;
  /** milliseconds: listed from then on */
  listedSince?: number | undefined;
  /** owners whose listings are left out, as are those without one */
  notOwners?: ReadonlySet<string> | undefined;
  /** first segment of the address, or the beginning of one of its words */
  location?: string | undefined;
  /** west, south, east, north in degrees */
  bbox?: readonly [number, number, number, number] | undefined;
  around?: IndexAround | undefined;
  /** within each of them as well */
  alsoAround?: readonly IndexAround[] | undefined;
  /** within none of them; a listing without a point is in none */
  notAround?: readonly IndexAround[] | undefined;
  /** in any of them */
  shapes?: readonly Shape[] | undefined;
  /** the `next` of an earlier result */
  after?: string | undefined;
  sort: IndexSort;
  /** from 1 */
  page: number;
};
