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
  // what orders by a number that a search lacks is ordered by one that every search has
  'all-in-asc': { column: 'price', step: 1 },
  distance: { column: 'createdAt', step: -1 },
};

/** Up to so many the first ones are kept in order while all are looked at; more are sorted. */
const FEW = 200;

/** By which number listings are ordered, ascending or descending, and how much older each counts. */
function orderOf(index: ListingIndex, { search, costs, decay }: Query) {
  const { lat, lng, confirmedAt } = index.numbers;
  const { sort, around } = search;
  if (sort === 'all-in-asc' && costs)
    return { step: 1 as Step, rankOf: index.costOf(costs), backOf: () => 0 };
  if (sort === 'distance' && around) {
    const rankOf = (slot: number) => distanceTo(around, { lat: lat[slot]!, lng: lng[slot]! });
    return { step: 1 as Step, rankOf, backOf: () => 0 };
  }
  const { column, step } = SORTS[sort];
  const numbers = index.numbers[column];
  const backOf = decay && sort === 'newest' ? (slot: number) => backMsOf(decay, confirmedAt[slot]!) : () => 0;
  return { step, rankOf: (slot: number) => numbers[slot]! - backOf(slot), backOf };
}

/** The listings of one page in their order, each with its rank, and the address of the next page. */
export function pageOf(index: ListingIndex, slots: Int32Array, query: Query, offset: number) {
  const { search, pageSize } = query;
  const { step, rankOf, backOf } = orderOf(index, query);
  const after = readCursor(search.after);
  const isBefore = (a: Omit<Ranked, 'slot'>, b: Omit<Ranked, 'slot'>) =>
    a.rank === b.rank ? (step === 1 ? a.id < b.id : a.id > b.id) : (a.rank - b.rank) * step < 0;
  const cursor = after && { rank: after.value, id: after.id };
  const from = after ? 0 : offset;
  const wanted = from + pageSize + 1;
  const first: Ranked[] = [];
  const isFew = wanted <= FEW;
  // newer ones are behind older ones: a list of the newest finds its first ones at once from the end
  for (let n = 0; n < slots.length; n++) {
    const slot = slots[step === 1 ? n : slots.length - 1 - n]!;
    const rank = rankOf(slot);
    // what has no number is in no order
    if (Number.isNaN(rank)) continue;
    const last = first.length >= wanted ? first.at(-1)! : undefined;
    if (isFew && last && (rank - last.rank) * step > 0) continue;
    const ranked = { slot, id: index.ids[slot]!, rank };
    if (cursor && !isBefore(cursor, ranked)) continue;
    if (!isFew) first.push(ranked);
    else if (!last || isBefore(ranked, last)) insert(first, ranked, isBefore, wanted);
  }
  if (!isFew) first.sort((a, b) => (isBefore(a, b) ? -1 : 1));
  const found = first.slice(from, wanted);
  const shown = found.slice(0, pageSize);
  const last = found.length > pageSize ? shown.at(-1) : undefined;
  return {
    ids: shown.map(({ id }) => id),
    ranks: shown.map(({ slot, rank }): IndexRank => ({ rank, backMs: backOf(slot) })),
    next: last && `${last.rank}_${last.id}`,
  };
}

/** Puts one in its place, and drops what is too many. */
function insert(
  first: Ranked[],
  ranked: Ranked,
  isBefore: (a: Ranked, b: Ranked) => boolean,
  most: number,
): void {
  let low = 0;
  let high = first.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(first[middle]!, ranked)) low = middle + 1;
    else high = middle;
  }
  first.splice(low, 0, ranked);
  if (first.length > most) first.pop();
}
