import type { Bitmap } from './bitmap';
import { byStaleness, type Decay } from './decay';
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
  /** how lists of the newest treat what nobody has confirmed for long */
  decay?: Decay;
};

/** The number by which a result was ordered, and how much older it counts because nobody confirmed it. */
export type IndexRank = { rank: number; backMs: number };

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
};

/** Answers a search from the columns alone: ids in order, the total and the facet counts, all of the same moment. */
export function queryIndex(index: ListingIndex, query: IndexQuery): IndexResult {
  const selection = select(index, query.search, query.statuses, query.costs);
  const total = selection.matches.size;
  const pages = Math.max(1, Math.ceil(total / query.pageSize));
  const page = Math.min(query.search.page, pages);
  const { ids, ranks, next } = pageOf(index, selection.matches, query, (page - 1) * query.pageSize);
  const facets = query.facets ? facetsOf(index, selection) : undefined;
  return { ids, ranks, total, page, pages, ...(next && { next }), ...(facets && { facets }) };
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

type Sorted = Exclude<IndexSort, 'all-in-asc' | 'distance'>;
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

const SORTS: Record<Sorted, { column: 'createdAt' | 'price' | 'area' | 'carpetRate'; step: 1 | -1 }> = {
  newest: { column: 'createdAt', step: -1 },
  oldest: { column: 'createdAt', step: 1 },
  'price-asc': { column: 'price', step: 1 },
  'price-desc': { column: 'price', step: -1 },
  'area-desc': { column: 'area', step: -1 },
  'carpet-rate-asc': { column: 'carpetRate', step: 1 },
};

/** What orders by a number that this search lacks is ordered by one that every search has. */
const WITHOUT: Record<Exclude<IndexSort, Sorted>, Sorted> = { 'all-in-asc': 'price-asc', distance: 'newest' };

function orderOf(index: ListingIndex, { search: { sort, around }, costs }: IndexQuery, matches: Bitmap) {
  const derived =
    sort === 'all-in-asc' && costs
      ? index.costOrder(costs)
      : sort === 'distance' && around && index.distanceOrder(around, matches);
  if (derived) return { order: derived, step: 1, rankOf: (slot: number) => derived.value(slot) };
  const { column, step } = SORTS[sort === 'all-in-asc' || sort === 'distance' ? WITHOUT[sort] : sort];
  return { order: index.orders[column], step, rankOf: (slot: number) => index.number(column, slot) };
}

/** Slots of one part of the matches, in the order of the list, each with the number that it is ranked by. */
type Walker = { slots: Bitmap; backMs: number; place: number };

function pageOf(index: ListingIndex, matches: Bitmap, query: IndexQuery, offset: number) {
  const { search, pageSize, decay } = query;
  const { order, step, rankOf } = orderOf(index, query, matches);
  const after = readCursor(search.after);
  const parts =
    decay && search.sort === 'newest' ? byStaleness(index, matches, decay) : [{ slots: matches, backMs: 0 }];
  const walkers = parts.map((part): Walker => ({ ...part, place: startOf(part.backMs) }));

  function startOf(backMs: number): number {
    if (!after) return step === 1 ? 0 : order.length - 1;
    const bound = order.lowerBound(after.value + backMs, after.id);
    const found = bound < order.length && index.id(order.at(bound)) === after.id;
    return step === 1 ? bound + (found ? 1 : 0) : bound - 1;
  }

  /** Moves to the next slot of the part, and returns it with its rank; undefined at the end. */
  function head(walker: Walker): Ranked | undefined {
    for (; walker.place >= 0 && walker.place < order.length; walker.place += step) {
      const slot = order.at(walker.place);
      if (walker.slots.has(slot)) return { slot, rank: rankOf(slot) - walker.backMs, backMs: walker.backMs };
    }
    return undefined;
  }

  /** Several parts only ever run downwards: the newest first. */
  function take(): Ranked | undefined {
    let best: { walker: Walker; ranked: Ranked } | undefined;
    for (const walker of walkers) {
      const ranked = head(walker);
      if (ranked && (!best || isBefore(index, ranked, best.ranked))) best = { walker, ranked };
    }
    if (best) best.walker.place += step;
    return best?.ranked;
  }

  let skip = after ? 0 : offset;
  const found: Ranked[] = [];
  while (found.length <= pageSize) {
    const next = take();
    if (!next) break;
    if (skip-- <= 0) found.push(next);
  }
  const shown = found.slice(0, pageSize);
  const last = found.length > pageSize ? shown.at(-1) : undefined;
  return {
    ids: shown.map(({ slot }) => index.id(slot)),
    ranks: shown.map(({ rank, backMs }) => ({ rank, backMs })),
    next: last === undefined ? undefined : `${last.rank}_${index.id(last.slot)}`,
  };
}

type Ranked = { slot: number } & IndexRank;

const isBefore = (index: ListingIndex, one: Ranked, other: Ranked) =>
  one.rank > other.rank || (one.rank === other.rank && index.id(one.slot) > index.id(other.slot));

const CURSOR = /^(-?\d+(?:\.\d+)?|Infinity)_([0-9a-f]{24})$/;

export const isCursor = (text: string): boolean => CURSOR.test(text);

function readCursor(text: string | undefined): { value: number; id: string } | undefined {
  const match = text?.match(CURSOR);
  return match ? { value: Number(match[1]), id: match[2]! } : undefined;
}
