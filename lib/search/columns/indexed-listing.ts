import type { RangeField } from '@/lib/search/conditions/constants';

/** What the index keeps of a listing; of the ranges (lib/search/conditions) days are milliseconds. */
export type IndexedListing = { [N in RangeField]?: number | undefined } & {
  id: string;
  /** milliseconds; says whether the row has changed since it was indexed */
  updatedAt: number;
  createdAt: number;
  /** when it was last said to be still there; where nobody ever did, it counts from the day it was listed */
  confirmedAt?: number;
  price: number;
  area: number;
  lng: number;
  lat: number;
  bedrooms?: number;
  carpetArea?: number;
  /** 1 where `lng` and `lat` are those of the locality, or of the area around a pin */
  approximate?: number;
  /** of a sale: what decides on its charges (lib/costs/sheet/rules.ts) */
  costClass?: string;
  type: string;
  category: string;
  subType?: string;
  status: string;
  city: string;
  citySlug: string;
  locality?: string;
  localitySlug?: string;
  project?: string;
  /** first segment of the address */
  segment?: string;
  furnishing?: string;
  facing?: string;
  possession?: string;
  amenities: readonly string[];
  /** such as `corner=yes` (lib/search/conditions) */
  facts?: readonly string[];
  /** id of its owner */
  owner?: string | undefined;
  /** feet from front to back */
  depth?: number | undefined;
  terms: readonly string[];
};

/** Bedrooms from here on are one value, "5+" on the pages. */
export const MAX_BEDROOMS = 5;

export const DIMENSIONS = [
  'type',
  'category',
  'subType',
  'city',
  'locality',
  'status',
  'bedrooms',
  'furnishing',
  'facing',
  'possession',
  'amenities',
  'facts',
] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** Dimensions in which a listing may have several values, such as the facts `corner=yes` and `tenants=families`. */
export const MANY_VALUED = ['amenities', 'facts'] as const satisfies Dimension[];
export type ManyValued = (typeof MANY_VALUED)[number];
export type OneValued = Exclude<Dimension, ManyValued>;
/** Dimensions in which a listing has one value at most. */
export const ONE_VALUED = DIMENSIONS.filter(
  (name) => !(MANY_VALUED as readonly Dimension[]).includes(name),
) as OneValued[];
