import type { PropertySearch, Sort } from '../search-schema';
import { wordsOf } from '../terms';
import { Bitmap } from './bitmap';
import { DIMENSIONS, type Dimension, type ListingIndex, type NumberColumn } from './listing-index';
import type { Order } from './order';

export type FacetValue = { value: string; label?: string; count: number };
export type Facets = Record<Dimension, FacetValue[]>;

export type IndexQuery = {
  search: PropertySearch;
  /** the statuses that the caller may see at all */
  statuses: readonly string[];
  pageSize: number;
  facets?: boolean;
};

export type IndexResult = {
  ids: string[];
  total: number;
  page: number;
  pages: number;
  /** keyset address of the next page; absent on the last one */
  next?: string;
  facets?: Facets;
};

type Filter = { dimension: Dimension | 'other'; slots: Bitmap };

/** Most words of a search text that count. */
const MOST_WORDS = 8;
/** What looking up one match costs, in words of a bitmap (measured). */
const LOOK_COST = 2;
/** Most values that one facet lists. */
const MOST_VALUES = 60;

/** Answers a search from the columns alone: ids in order, the total and the facet counts, all of the same moment. */
export function queryIndex(index: ListingIndex, query: IndexQuery): IndexResult {
  const filters = compile(index, query);
  const matches = intersect(index, filters);
  const total = matches.size;
  const pages = Math.max(1, Math.ceil(total / query.pageSize));
  const page = Math.min(query.search.page, pages);
  const { ids, next } = pageOf(index, matches, query, (page - 1) * query.pageSize);
  const facets = query.facets ? facetsOf(index, filters, matches) : undefined;
  return { ids, total, page, pages, ...(next && { next }), ...(facets && { facets }) };
}

function intersect(index: ListingIndex, filters: Filter[], except?: Dimension): Bitmap {
  const result = index.alive.clone();
  for (const { dimension, slots } of filters) if (dimension !== except) result.keep(slots);
  return result;
}

function compile(index: ListingIndex, { search, statuses }: IndexQuery): Filter[] {
  const filters: Filter[] = [];
  const any = (dimension: Dimension, wanted: readonly (string | number)[] | undefined) => {
    if (wanted) filters.push({ dimension, slots: union(index, dimension, wanted.map(String)) });
  };
  filters.push({ dimension: 'other', slots: union(index, 'status', statuses) });
  any('type', search.type && [search.type]);
  any('category', search.category && [search.category]);
  any('city', search.city ? [search.city] : undefined);
  any('locality', search.locality);
  any('status', search.status);
  any('bedrooms', search.bedrooms);
  any('furnishing', search.furnishing);
  any('facing', search.facing);
  any('possession', search.possession);
  for (const amenity of search.amenities ?? []) any('amenities', [amenity]);
  pushRange(index, filters, 'bedrooms', search.minBedrooms, undefined, 'bedrooms');
  pushRange(index, filters, 'price', search.minPrice, search.maxPrice);
  pushRange(index, filters, 'area', search.minArea, search.maxArea);
  if (search.box) {
    const [west, south, east, north] = search.box;
    pushRange(index, filters, 'lng', west, east);
    pushRange(index, filters, 'lat', south, north);
  }
  for (const word of wordsOf(search.q ?? '').slice(0, MOST_WORDS))
    filters.push({ dimension: 'other', slots: index.terms.withPrefix(word) });
  return filters;
}

function union(index: ListingIndex, dimension: Dimension, values: readonly string[]): Bitmap {
  const sets = index.values(dimension);
  const [only] = values;
  // a single value needs no copy: filters are only read
  if (values.length === 1) return sets.get(only!) ?? new Bitmap();
  const result = new Bitmap(index.capacity);
  for (const value of values) {
    const slots = sets.get(value);
    if (slots) result.addAll(slots);
  }
  return result;
}

function pushRange(
  index: ListingIndex,
  filters: Filter[],
  column: NumberColumn,
  min: number | undefined,
  max: number | undefined,
  dimension: Filter['dimension'] = 'other',
): void {
  if (min === undefined && max === undefined) return;
  const low = min ?? Number.NEGATIVE_INFINITY;
  const high = max ?? Number.POSITIVE_INFINITY;
  const values = index.column(column);
  const slots = new Bitmap(index.capacity);
  // a value that is not known is NaN and in no range
  for (let slot = 0; slot < index.capacity; slot++) {
    const value = values[slot]!;
    if (value >= low && value <= high) slots.words[slot >>> 5]! |= 1 << (slot & 31);
  }
  filters.push({ dimension, slots });
}

const SORTS: Record<Sort, { order: (index: ListingIndex) => Order; column: NumberColumn; step: 1 | -1 }> = {
  newest: { order: (index) => index.byCreated, column: 'createdAt', step: -1 },
  'price-asc': { order: (index) => index.byPrice, column: 'price', step: 1 },
  'price-desc': { order: (index) => index.byPrice, column: 'price', step: -1 },
  'area-desc': { order: (index) => index.byArea, column: 'area', step: -1 },
};

function pageOf(index: ListingIndex, matches: Bitmap, { search, pageSize }: IndexQuery, offset: number) {
  const { order: pick, column, step } = SORTS[search.sort];
  const order = pick(index);
  const after = readCursor(search.after);
  let place = step === 1 ? 0 : order.length - 1;
  if (after) {
    const bound = order.lowerBound(after.value, after.id);
    const found = bound < order.length && index.id(order.at(bound)) === after.id;
    place = step === 1 ? bound + (found ? 1 : 0) : bound - 1;
  }
  let skip = after ? 0 : offset;
  const slots: number[] = [];
  for (; place >= 0 && place < order.length && slots.length <= pageSize; place += step) {
    const slot = order.at(place);
    if (matches.has(slot) && skip-- <= 0) slots.push(slot);
  }
  const shown = slots.slice(0, pageSize);
  const last = slots.length > pageSize ? shown.at(-1) : undefined;
  return {
    ids: shown.map((slot) => index.id(slot)),
    next: last === undefined ? undefined : `${index.number(column, last)}_${index.id(last)}`,
  };
}

function readCursor(text: string | undefined): { value: number; id: string } | undefined {
  const match = text?.match(/^(-?\d+(?:\.\d+)?)_([0-9a-f]{24})$/);
  return match ? { value: Number(match[1]), id: match[2]! } : undefined;
}

/**
 * For every value how many listings there would be if it were chosen: a dimension's own choice is left out of its
 * counts, except for amenities, where each choice narrows further.
 */
function facetsOf(index: ListingIndex, filters: Filter[], matches: Bitmap): Facets {
  const chosen = new Set(filters.map(({ dimension }) => dimension));
  const facets = {} as Facets;
  for (const dimension of DIMENSIONS) {
    const others =
      dimension !== 'amenities' && chosen.has(dimension) ? intersect(index, filters, dimension) : matches;
    facets[dimension] = countsOf(index, dimension, others);
  }
  return facets;
}

function countsOf(index: ListingIndex, dimension: Dimension, matches: Bitmap): FacetValue[] {
  const names = dimension === 'city' || dimension === 'locality' ? index.names[dimension] : undefined;
  const counts: FacetValue[] = [];
  for (const [value, count] of rawCounts(index, dimension, matches)) {
    const label = names?.get(value);
    if (count > 0) counts.push({ value, ...(label && { label }), count });
  }
  return counts.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)).slice(0, MOST_VALUES);
}

/** One look at each match, or one intersection for each value: whichever touches less memory. */
function* rawCounts(index: ListingIndex, dimension: Dimension, matches: Bitmap): Generator<[string, number]> {
  const sets = index.values(dimension);
  const codes = index.codesOf(dimension);
  const few = matches.size * LOOK_COST < matches.words.length;
  if (!codes && few) {
    const slots: number[] = [];
    matches.forEach((slot) => {
      slots.push(slot);
    });
    for (const [value, members] of sets)
      yield [value, slots.reduce((n, slot) => (members.has(slot) ? n + 1 : n), 0)];
    return;
  }
  if (!codes || sets.size * matches.words.length < matches.size * LOOK_COST) {
    for (const [value, slots] of sets) yield [value, matches.sharedCount(slots)];
    return;
  }
  const { slots, values } = codes;
  const counts = new Uint32Array(values.length);
  matches.forEach((slot) => {
    // beyond the column no listing has a value
    counts[slots[slot] ?? 0]!++;
  });
  for (let code = 1; code < values.length; code++) yield [values[code]!, counts[code]!];
}
