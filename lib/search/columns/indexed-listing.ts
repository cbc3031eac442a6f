import type { RangeField } from '@/lib/search/conditions/constants';

/** The index's data about a listing; for ranges (lib/search/conditions) days are milliseconds. */
export type IndexedListing = { [N in RangeField]?: number | undefined } & {
  id: string;
  /** milliseconds; shows if the row has changed since it was indexed */
  updatedAt: number;
  createdAt: number;
  /** last confirmation; if there was none, the day it was listed */
  confirmedAt?: number;
  price: number;
  area: number;
  lng: number;
  lat: number;
  bedrooms?: number;
  carpetArea?: number;
  /** 1 if `lng` and `lat` are the locality's, or those of the area around a pin */
  approximate?: number;
  /** for a sale, the class that determines its charges (lib/costs/sheet/rules.ts) */
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
  /** searched texts, most important first */
  texts: readonly string[];
};

/** Bedrooms from here on share one value, "5+" on pages. */
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

/** Dimensions in which a listing can have several values, such as the facts `corner=yes` and `tenants=families`. */
export const MANY_VALUED = ['amenities', 'facts'] as const satisfies Dimension[];
export type ManyValued = (typeof MANY_VALUED)[number];
export type OneValued = Exclude<Dimension, ManyValued>;
/** Dimensions in which a listing has at most one value. */
export const ONE_VALUED = DIMENSIONS.filter(
  (name) => !(MANY_VALUED as readonly Dimension[]).includes(name),
) as OneValued[];
