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

/** Maximum distance of a page from an end of the order at which only the listings up to it are kept; otherwise all are sorted. */
const FEW = 512;

/** Numbers that order listings, smallest first; negative for descending orders. */
function ranksOf(index: ListingIndex, slots: readonly number[], { search, costs, decay }: Query) {
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

/** The first ranks in order; with a step of -1 the last ones, negated. Listings without a number are omitted. */
function firstOf(ranks: Float64Array, count: number, step: Step = 1): Float64Array {
  const first = new Float64Array(count);
  let length = 0;
  for (let i = 0; i < ranks.length; i++) {
    const rank = step * ranks[i]!;
    if (length === count ? !(rank < first[count - 1]!) : Number.isNaN(rank)) continue;
    let at = Math.min(length, count - 1);
    while (at > 0 && first[at - 1]! > rank) first[at] = first[--at]!;
    first[at] = rank;
    length = Math.min(length + 1, count);
  }
  return first.subarray(0, length);
}

/** The ranks at two positions of the order; past its end, the last one. */
function ranksAt(ranks: Float64Array, from: number, to: number): { low: number; high: number } {
  let known = 0;
  for (let i = 0; i < ranks.length; i++) if (!Number.isNaN(ranks[i])) known++;
  if (from >= known) return { low: Infinity, high: -Infinity };
  const last = Math.min(to, known - 1);
  if (to >= FEW && known - from <= FEW) {
    const backwards = firstOf(ranks, known - from, -1);
    return { low: -backwards[known - from - 1]!, high: -backwards[known - last - 1]! };
  }
  const sorted = to < FEW ? firstOf(ranks, to + 1) : ranks.filter((rank) => !Number.isNaN(rank)).sort();
  return { low: sorted[from]!, high: sorted[last]! };
}

/** Listings of one page in order, each with its rank, and the cursor of the next page. */
export function pageOf(index: ListingIndex, slots: readonly number[], query: Query, offset: number) {
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
