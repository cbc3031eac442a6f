import type { Bitmap } from '@/lib/search/columns/bitmap';
import type { ListingIndex } from '@/lib/search/columns/listing-index';
import { byStaleness, type Decay, type Stale } from './decay';
import type { IndexCosts, IndexSearch, IndexSort } from './index-search';

/**
 * The number by which a result was ordered, how much older it counts because nobody confirmed it, and how many of the words of
 * `also` it contains, which come before the number.
 */
export type IndexRank = { rank: number; backMs: number; words?: number };
type Ranked = { slot: number } & IndexRank;

type Query = {
  search: IndexSearch;
  pageSize: number;
  costs?: IndexCosts | undefined;
  decay?: Decay;
};

type Sorted = Exclude<IndexSort, 'all-in-asc' | 'distance'>;
type Step = 1 | -1;

const SORTS: Record<Sorted, { column: 'createdAt' | 'price' | 'area' | 'carpetRate'; step: Step }> = {
  newest: { column: 'createdAt', step: -1 },
  oldest: { column: 'createdAt', step: 1 },
  'price-asc': { column: 'price', step: 1 },
  'price-desc': { column: 'price', step: -1 },
  'area-desc': { column: 'area', step: -1 },
  'carpet-rate-asc': { column: 'carpetRate', step: 1 },
};

/** What orders by a number that this search lacks is ordered by one that every search has. */
const WITHOUT: Record<Exclude<IndexSort, Sorted>, Sorted> = { 'all-in-asc': 'price-asc', distance: 'newest' };

/** All slots by one number, ascending, and the way that a list takes through them. */
type Way = {
  slots: Int32Array;
  length: number;
  numbers: Float64Array;
  lowerBound: (value: number, id: string) => number;
  step: Step;
};

function wayOf(index: ListingIndex, { search: { sort, around }, costs }: Query, matches: Bitmap): Way {
  const derived =
    sort === 'all-in-asc' && costs
      ? index.costOrder(costs)
      : sort === 'distance' && around && index.distanceOrder(around, matches);
  const { column, step } = SORTS[sort === 'all-in-asc' || sort === 'distance' ? WITHOUT[sort] : sort];
  const order = derived ? derived.order : index.orders[column];
  return {
    slots: order.slots,
    length: order.length,
    numbers: derived ? derived.numbers : index.column(column),
    lowerBound: (value, id) => order.lowerBound(value, id),
    step: derived ? 1 : step,
  };
}

/** One part of the matches on its way: the slot where it stands, -1 at the end, and its rank. */
class Walker {
  slot = -1;
  rank = 0;

  constructor(
    private readonly way: Way,
    private readonly part: Stale,
    private place: number,
    private readonly step: Step,
  ) {
    this.place -= step;
    this.advance();
  }

  get backMs(): number {
    return this.part.backMs;
  }

  advance(): void {
    const { slots, length, numbers } = this.way;
    const { words } = this.part.slots;
    let place = this.place + this.step;
    for (; place >= 0 && place < length; place += this.step) {
      const slot = slots[place]!;
      const word = slot >>> 5;
      if (word < words.length && (words[word]! >>> (slot & 31)) & 1) {
        this.place = place;
        this.slot = slot;
        this.rank = numbers[slot]! - this.backMs;
        return;
      }
    }
    this.place = place;
    this.slot = -1;
  }
}

/** What sorting one listing takes for each bit of their number, in places of an order (measured). */
const SORT_COST = 4;

/** The listings of one page in their order, each with its rank, and the address of the next page. */
export function pageOf(index: ListingIndex, matches: Bitmap, total: number, query: Query, offset: number) {
  const { search, pageSize, decay } = query;
  const way = wayOf(index, query, matches);
  const { step } = way;
  const after = readCursor(search.after);
  const parts: Stale[] =
    decay && search.sort === 'newest' ? byStaleness(index, matches, decay) : [{ slots: matches, backMs: 0 }];
  const wanted = pageSize + 1;
  /** of two neighbours the one that a walk in this direction meets first */
  const isFirst = (ranked: Ranked, other: Ranked, direction: Step) => {
    const ahead = ranked.rank - other.rank || (index.id(ranked.slot) < index.id(other.slot) ? -1 : 1);
    return ahead * direction < 0;
  };

  /** A few among many are found sooner by themselves than on a walk through all. */
  function sorted(): Ranked[] {
    const all = parts.flatMap(({ slots, backMs }) =>
      Array.from(slots.toSlots(), (slot) => ({ slot, rank: way.numbers[slot]! - backMs, backMs })),
    );
    const ranked = all.filter(({ rank }) => !Number.isNaN(rank));
    ranked.sort((item, other) => (isFirst(item, other, step) ? -1 : 1));
    const isLater = ({ rank, slot }: Ranked) =>
      (rank - after!.value || (index.id(slot) > after!.id ? 1 : index.id(slot) === after!.id ? 0 : -1)) *
        step >
      0;
    return (after ? ranked.filter(isLater) : ranked.slice(offset)).slice(0, wanted);
  }

  function startOf(backMs: number, direction: Step): number {
    if (!after) return direction === 1 ? 0 : way.length - 1;
    const bound = way.lowerBound(after.value + backMs, after.id);
    const found = bound < way.length && index.id(way.slots[bound]!) === after.id;
    return direction === 1 ? bound + (found ? 1 : 0) : bound - 1;
  }

  function walked(direction: Step, skip: number, count: number): Ranked[] {
    const walkers = parts.map((part) => new Walker(way, part, startOf(part.backMs, direction), direction));
    const found: Ranked[] = [];
    for (let left = skip; found.length < count; left--) {
      let best: Walker | undefined;
      for (const walker of walkers)
        if (walker.slot >= 0 && (!best || isFirst(walker, best, direction))) best = walker;
      if (!best) break;
      if (left <= 0) found.push({ slot: best.slot, rank: best.rank, backMs: best.backMs });
      best.advance();
    }
    return found;
  }

  function take(): Ranked[] {
    const skip = after ? 0 : offset;
    const places = ((skip + wanted) * way.length) / total;
    if (total * Math.log2(total + 1) * SORT_COST < places) return sorted();
    // the later half of the list is nearer from its end; but what has no number is in no order
    const isNearEnd = skip > total / 2 && way.length === index.size;
    if (!isNearEnd) return walked(step, skip, wanted);
    const count = Math.min(wanted, total - skip);
    return walked(step === 1 ? -1 : 1, total - skip - count, count).reverse();
  }

  const found = take();
  const shown = found.slice(0, pageSize);
  const last = found.length > pageSize ? shown.at(-1) : undefined;
  return {
    ids: shown.map(({ slot }) => index.id(slot)),
    ranks: shown.map(({ rank, backMs }) => ({ rank, backMs })),
    next: last === undefined ? undefined : `${last.rank}_${index.id(last.slot)}`,
  };
}

const CURSOR = /^(-?\d+(?:\.\d+)?|Infinity)_([0-9a-f]{24})$/;

export const isCursor = (text: string): boolean => CURSOR.test(text);

function readCursor(text: string | undefined): { value: number; id: string } | undefined {
  const match = text?.match(CURSOR);
  return match ? { value: Number(match[1]), id: match[2]! } : undefined;
}
