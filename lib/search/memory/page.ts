import { readCursor } from '@/lib/search/engine/cursor';
import type { IndexSort } from '@/lib/search/engine/index-search';
import { distanceTo } from '@/lib/search/engine/map-area';
import { backMsOf, type IndexQuery, type IndexRank } from '@/lib/search/engine/query';
import type { ListingIndex, NumberColumn } from './listing-index';

type Query = Pick<IndexQuery, 'search' | 'pageSize' | 'costs' | 'decay'>;
type Ranked = { slot: number; id: string; rank: number };
type Step = 1 | -1;

const SORTS: Record<IndexSort, { column: NumberColumn; step: Step }> = {
  newest: { column: 'createdAt', step: -1 },
  oldest: { column: 'createdAt', step: 1 },
  'price-asc': { column: 'price', step: 1 },
  'price-desc': { column: 'price', step: -1 },
  'area-desc': { column: 'area', step: -1 },
  'carpet-rate-asc': { column: 'carpetRate', step: 1 },
  // orders by a number the search lacks fall back to one every search has
  'all-in-asc': { column: 'price', step: 1 },
  distance: { column: 'createdAt', step: -1 },
};

/** Where a page ends among the first so many, they are kept in order while all are looked at; past that all are sorted. */
const FEW = 512;

/** The numbers by which listings are ordered, the smallest first: those of descending orders are negative. */
function ranksOf(index: ListingIndex, slots: Int32Array, { search, costs, decay }: Query) {
  const { lat, lng, confirmedAt } = index.numbers;
  const { sort, around } = search;
  const ranks = new Float64Array(slots.length);
  const fill = (step: Step, rankOf: (slot: number) => number) => {
    for (let i = 0; i < slots.length; i++) ranks[i] = rankOf(slots[i]!);
    return { step, ranks };
  };
  if (sort === 'all-in-asc' && costs) return fill(1, index.costOf(costs));
  if (sort === 'distance' && around)
    return fill(1, (slot) => distanceTo(around, { lat: lat[slot]!, lng: lng[slot]! }));
  const { column, step } = SORTS[sort];
  const numbers = index.numbers[column];
  for (let i = 0; i < slots.length; i++) ranks[i] = step * numbers[slots[i]!]!;
  if (!decay || sort !== 'newest') return { step, ranks };
  const freshFrom = decay.now - (decay.steps[0]?.afterMs ?? Infinity);
  for (let i = 0; i < slots.length; i++) {
    const confirmed = confirmedAt[slots[i]!]!;
    if (confirmed <= freshFrom) ranks[i]! += backMsOf(decay, confirmed);
  }
  return { step, ranks };
}

/** The ranks that are at two places of the order. What has no number is in no order. */
function ranksAt(ranks: Float64Array, from: number, to: number): { low: number; high: number } {
  let sorted = new Float64Array(to + 1);
  let length = 0;
  if (to >= FEW) {
    sorted = ranks.filter((rank) => !Number.isNaN(rank)).sort();
    length = sorted.length;
  } else
    for (let i = 0; i < ranks.length; i++) {
      const rank = ranks[i]!;
      if (length > to ? !(rank < sorted[to]!) : Number.isNaN(rank)) continue;
      let at = Math.min(length, to);
      while (at > 0 && sorted[at - 1]! > rank) sorted[at] = sorted[--at]!;
      sorted[at] = rank;
      length = Math.min(length + 1, to + 1);
    }
  return {
    low: from < length ? sorted[from]! : Infinity,
    high: length === 0 ? -Infinity : sorted[Math.min(to, length - 1)]!,
  };
}

/** The listings of one page in order, each with its rank, and the cursor of the next page. */
export function pageOf(index: ListingIndex, slots: Int32Array, query: Query, offset: number) {
  const { search, pageSize, decay } = query;
  const { step, ranks } = ranksOf(index, slots, query);
  const byId = (a: string, b: string) => (a < b ? -step : step);
  const after = readCursor(search.after);
  if (after)
    for (let i = 0; i < slots.length; i++) {
      const [rank, id] = [step * ranks[i]!, index.ids[slots[i]!]!];
      const isAfter =
        rank === after.value ? id !== after.id && byId(after.id, id) < 0 : ranks[i]! > step * after.value;
      if (!isAfter) ranks[i] = Number.NaN;
    }
  const from = after ? 0 : offset;
  const { low, high } = ranksAt(ranks, from, from + pageSize);
  let skipped = 0;
  const near: Ranked[] = [];
  for (let i = 0; i < slots.length; i++) {
    const rank = ranks[i]!;
    if (rank < low) skipped++;
    else if (rank <= high) near.push({ slot: slots[i]!, id: index.ids[slots[i]!]!, rank });
  }
  near.sort((a, b) => (a.rank === b.rank ? byId(a.id, b.id) : a.rank - b.rank));
  const shown = near.slice(from - skipped, from - skipped + pageSize);
  const last = near.length > from - skipped + pageSize ? shown.at(-1) : undefined;
  const backOf = (slot: number) =>
    decay && search.sort === 'newest' ? backMsOf(decay, index.numbers.confirmedAt[slot]!) : 0;
  return {
    ids: shown.map(({ id }) => id),
    ranks: shown.map(({ slot, rank }): IndexRank => ({ rank: step * rank, backMs: backOf(slot) })),
    next: last && `${step * last.rank}_${last.id}`,
  };
}
