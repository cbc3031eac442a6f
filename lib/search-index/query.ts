import type { Bitmap } from './bitmap';
import { type Facets, facetsOf } from './facets';
import type { IndexCosts, IndexSearch, IndexSort } from './index-search';
import type { ListingIndex } from './listing-index';
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

/** Answers a search from the columns alone: ids in order, the total and the facet counts, all of the same moment. */
export function queryIndex(index: ListingIndex, query: IndexQuery): IndexResult {
  const selection = select(index, query.search, query.statuses, query.costs);
  const total = selection.matches.size;
  const pages = Math.max(1, Math.ceil(total / query.pageSize));
  const page = Math.min(query.search.page, pages);
  const { ids, next } = pageOf(index, selection.matches, query, (page - 1) * query.pageSize);
  const facets = query.facets ? facetsOf(index, selection) : undefined;
  return { ids, total, page, pages, ...(next && { next }), ...(facets && { facets }) };
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

type Sorted = Exclude<IndexSort, 'all-in-asc'>;
const SORTS: Record<Sorted, { column: 'createdAt' | 'price' | 'area' | 'carpetRate'; step: 1 | -1 }> = {
  newest: { column: 'createdAt', step: -1 },
  oldest: { column: 'createdAt', step: 1 },
  'price-asc': { column: 'price', step: 1 },
  'price-desc': { column: 'price', step: -1 },
  'area-desc': { column: 'area', step: -1 },
  'carpet-rate-asc': { column: 'carpetRate', step: 1 },
};

function orderOf(index: ListingIndex, { search: { sort }, costs }: IndexQuery) {
  if (sort === 'all-in-asc' && costs) {
    const order = index.costOrder(costs);
    return { order, step: 1, rankOf: (slot: number) => order.value(slot) };
  }
  const { column, step } = SORTS[sort === 'all-in-asc' ? 'price-asc' : sort];
  return { order: index.orders[column], step, rankOf: (slot: number) => index.number(column, slot) };
}

function pageOf(index: ListingIndex, matches: Bitmap, query: IndexQuery, offset: number) {
  const { search, pageSize } = query;
  const { order, step, rankOf } = orderOf(index, query);
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
    next: last === undefined ? undefined : `${rankOf(last)}_${index.id(last)}`,
  };
}

const CURSOR = /^(-?\d+(?:\.\d+)?|Infinity)_([0-9a-f]{24})$/;

export const isCursor = (text: string): boolean => CURSOR.test(text);

function readCursor(text: string | undefined): { value: number; id: string } | undefined {
  const match = text?.match(CURSOR);
  return match ? { value: Number(match[1]), id: match[2]! } : undefined;
}
