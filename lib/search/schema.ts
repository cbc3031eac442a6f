import { z } from 'zod';
import { BUYERS } from '@/lib/costs/search/constants';
import {
  CATEGORIES,
  FACINGS,
  FURNISHINGS,
  LISTING_TYPES,
  POSSESSIONS,
  PUBLIC_STATUSES,
  SEARCH_AMENITIES,
  SUB_TYPES,
} from '@/lib/listings/fields/vocabulary';
import { MAX_SHAPE_LENGTH, MAX_SHAPES } from '@/lib/places/areas/constants';
import { readShape } from '@/lib/places/areas/format';
import { latinDigits } from '@/lib/platform/language/digits';
import { first, firstFigure, listUrl, pageParam, type SearchParams } from '@/lib/platform/text/list-url';
import { slugify } from '@/lib/platform/text/slug';
import { placeKey } from './around/rules';
import { rings } from './around/schema';
import { CONDITION_SHAPE } from './conditions/schema';
import {
  MAX_LOCATION_LENGTH,
  MAX_WITHIN_KM,
  MAX_ZOOM,
  parseTyped,
  SORTS,
  TYPED_NAMES,
  type TypedFilter,
  type Unreadable,
} from './constants';

/** The query string of every listing search, shared by pages and `GET /api/property`. Unreadable keys count as absent, so every address renders a page. */
const LIST_LIMIT = 20;
const MAX_TYPED_LENGTH = 40;
const MAX_RUPEES = 1_000_000_000_000;
const MAX_AREA = 100_000_000;

/** Reads `a,b`, `['a', 'b']` and mixtures, without duplicates. */
function parts(value: unknown, distinct = true): string[] {
  const all = Array.isArray(value) ? value : [value];
  const list = all.flatMap((v) => (typeof v === 'string' ? latinDigits(v).split(',') : []));
  return distinct ? [...new Set(list)] : list;
}

const lng = z.number().min(-180).max(180);
const lat = z.number().min(-90).max(90);

const whole = (max: number) =>
  z.preprocess(firstFigure, z.coerce.number().int().min(0).max(max)).optional().catch(undefined);

const typed = (name: TypedFilter, max: number) =>
  z
    .preprocess((value) => {
      const item = first(value);
      return typeof item === 'string' ? parseTyped(name, item) : item;
    }, z.number().int().min(0).max(max))
    .optional()
    .catch(undefined);
const text = (max: number) =>
  z.preprocess(first, z.string().trim().min(1).max(max)).optional().catch(undefined);

/** Reads `a,b` or repeated keys and drops unknown values. */
function listOf<const T extends string>(allowed: readonly T[]) {
  return z
    .preprocess(
      (value) => {
        return parts(value)
          .filter((v) => allowed.includes(v as T))
          .slice(0, LIST_LIMIT);
      },
      z.array(z.enum(allowed)),
    )
    .transform((list) => (list.length ? list : undefined))
    .catch(undefined);
}

const slugs = z
  .preprocess(
    (value) => {
      return [...new Set(parts(value).map(placeKey))].filter(Boolean).slice(0, LIST_LIMIT);
    },
    z.array(z.string().max(80)),
  )
  .transform((list) => (list.length ? list : undefined))
  .catch(undefined);

const shapes = z
  .preprocess((value) => parts(value).slice(0, MAX_SHAPES), z.array(z.string().max(MAX_SHAPE_LENGTH)))
  .transform((list) => list.filter((text) => readShape(text)))
  .transform((list) => (list.length ? list : undefined))
  .catch(undefined);

const bedroomCounts = z
  .preprocess((value) => {
    return parts(value)
      .filter((v) => /^[1-9]$/.test(v))
      .map(Number);
  }, z.array(z.number()))
  .transform((list) => (list.length ? list : undefined))
  .catch(undefined);

/** Removes sale costs from rental searches, because rentals have no loans and other costs. */
export function withoutSaleCosts<S extends Partial<PropertySearch>>(search: S): S {
  const { maxEmi: _, maxAllIn: __, buyer: ___, ...rest } = search;
  return { ...rest, ...(search.sort === 'all-in-asc' && { sort: 'newest' }) } as S;
}

const category = z
  .preprocess((value) => {
    const slug = typeof first(value) === 'string' ? slugify(String(first(value))) : '';
    return CATEGORIES.find((c) => slugify(c) === slug);
  }, z.enum(CATEGORIES))
  .optional()
  .catch(undefined);

export const searchSchema = z.object({
  type: z.preprocess(first, z.enum(LISTING_TYPES)).optional().catch(undefined),
  category,
  subType: listOf(SUB_TYPES),
  city: z
    .preprocess(
      (v) => (typeof first(v) === 'string' ? slugify(String(first(v))) : undefined),
      z.string().min(1).max(80),
    )
    .optional()
    .catch(undefined),
  locality: slugs,
  notLocality: slugs,
  status: listOf(PUBLIC_STATUSES),
  minPrice: typed('minPrice', MAX_RUPEES),
  maxPrice: typed('maxPrice', MAX_RUPEES),
  minArea: typed('minArea', MAX_AREA),
  maxArea: typed('maxArea', MAX_AREA),
  /** monthly rupees for the standard loan, and total rupees (lib/costs/sheet); sales only */
  maxEmi: typed('maxEmi', MAX_RUPEES),
  maxAllIn: typed('maxAllIn', MAX_RUPEES),
  buyer: z.preprocess(first, z.enum(BUYERS)).optional().catch(undefined),
  /** exact counts; 5 stands for "5 or more" */
  bedrooms: bedroomCounts,
  minBedrooms: typed('minBedrooms', 50),
  furnishing: listOf(FURNISHINGS),
  facing: listOf(FACINGS),
  possession: listOf(POSSESSIONS),
  amenities: listOf(SEARCH_AMENITIES),
  ...CONDITION_SHAPE,
  /** days since the listing date */
  listedWithin: whole(365),
  /** excludes listings of brokers and the agency */
  byOwner: z.preprocess(first, z.literal('yes')).optional().catch(undefined),
  /** words that listings must contain */
  q: text(120),
  /** words that rank listings higher without excluding any */
  also: text(120),
  /** conditions that rank listings higher without excluding any (lib/search/preferred) */
  prefer: text(200),
  /** first segment of an address, or a prefix of one of its words; several separated by commas */
  location: text(MAX_LOCATION_LENGTH),
  /** visible map area as west, south, east, north in degrees */
  bbox: z
    .preprocess(
      (value) => parts(value, false).map(Number),
      z.tuple([lng, lat, lng, lat]).refine(([west, south, east, north]) => west <= east && south <= north),
    )
    .optional()
    .catch(undefined),
  /** a place of the gazetteer by its slug or any of its names, or a kind of place such as `metro`; several match any of them */
  near: z
    .preprocess(
      (value) =>
        String(first(value) ?? '')
          .split(',')
          .map(placeKey)
          .filter(Boolean)
          .join(','),
      z.string().min(1).max(80),
    )
    .optional()
    .catch(undefined),
  /** radius in kilometres */
  within: z.preprocess(first, z.coerce.number().min(0.1).max(MAX_WITHIN_KM)).optional().catch(undefined),
  /** further places to be near, and places not to be near */
  alsoNear: rings,
  notNear: rings,
  /** drawn areas as encoded polylines; any of them may match */
  shape: shapes,
  /** keyset cursor from the previous reply */
  after: text(60),
  sort: z.preprocess(first, z.enum(SORTS)).catch('newest'),
  page: pageParam,
  /** display of results and map zoom, which are not filters */
  view: z.preprocess(first, z.literal('map')).optional().catch(undefined),
  zoom: z.preprocess(first, z.coerce.number().min(0).max(MAX_ZOOM)).optional().catch(undefined),
});

export type PropertySearch = z.infer<typeof searchSchema>;

/** Parses a page's `searchParams` or a URL's; never throws. */
export function parseSearch(params: SearchParams | URLSearchParams): PropertySearch {
  if (!(params instanceof URLSearchParams)) return searchSchema.parse(params);
  const entries: Record<string, string[]> = {};
  for (const key of new Set(params.keys())) entries[key] = params.getAll(key);
  return searchSchema.parse(entries);
}

/** Finds typed parameters that aren't written as numbers in the search's canonical address, and unreadable ones. */
export function readTyped(params: SearchParams): { isCanonical: boolean; unreadable: Unreadable } {
  const unreadable: Unreadable = {};
  let isCanonical = true;
  for (const name of TYPED_NAMES) {
    const text = first(params[name]);
    if (typeof text !== 'string') continue;
    const value = searchSchema.shape[name].parse(text);
    if (text.trim() !== '' && value === undefined) unreadable[name] = text.slice(0, MAX_TYPED_LENGTH);
    else if (text !== String(value)) isCanonical = false;
  }
  return { isCanonical, unreadable };
}

/** Swaps a minimum that exceeds its maximum. */
export function orderRanges<S extends Partial<PropertySearch>>(search: S): S {
  const ordered = { ...search };
  for (const [low, high] of [
    ['minPrice', 'maxPrice'],
    ['minArea', 'maxArea'],
  ] as const)
    if ((search[low] ?? 0) > (search[high] ?? Infinity)) {
      ordered[low] = search[high];
      ordered[high] = search[low];
    }
  return ordered;
}

/** The shortest query string that parses back to the same search: `?type=sale&bedrooms=2,3`, or an empty string. */
export function searchQuery(search: Partial<PropertySearch>): string {
  const { category, sort } = search;
  return listUrl('', search, {
    // addresses use a category's slug: `farm-houses`, not `Farm+Houses`
    ...(category && { category: slugify(category) }),
    ...(sort === 'newest' && { sort: undefined }),
  });
}

export function withoutView<S extends Partial<PropertySearch>>({ view: _, zoom: __, ...search }: S) {
  return search;
}

/** The criteria within a list, without type, city, category, page and order, which are not filters. */
export function filterQuery({
  type: _,
  city: __,
  category: ___,
  page: ____,
  sort: _____,
  after: ______,
  view: _______,
  zoom: ________,
  ...filters
}: PropertySearch): string {
  return searchQuery(filters).slice(1);
}

/** A search as form values, without page and order. */
export function formFields({
  page: _page,
  sort: _sort,
  after: _after,
  view: _view,
  zoom: _zoom,
  ...search
}: PropertySearch): Record<string, string> {
  return Object.fromEntries(
    Object.entries(search).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );
}
