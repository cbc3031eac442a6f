import type { Bitmap } from './bitmap';
import { DIMENSIONS, type Dimension, type ListingIndex } from './listing-index';
import type { Selection } from './select';

export type FacetValue = { value: string; label?: string; count: number };
export type Facets = Record<Dimension, FacetValue[]>;

/** What looking up one listing costs, in words of a bitmap (measured): in a set of bits, and in a column. */
const LOOK_COST = 2;
const COLUMN_COST = 0.5;
/** Most values that one facet lists. */
const MOST_VALUES = 60;

/** Listings in both forms: bits are fast for many, a list is fast to walk, and made once for all dimensions that need it. */
type Counted = { bits: Bitmap; slots: Int32Array };

/**
 * For every value how many listings there would be if it were chosen: a dimension's own choice is left out of its
 * counts, except for amenities, where each choice narrows further.
 */
export function facetsOf(index: ListingIndex, selection: Selection): Facets {
  const matches = { bits: selection.matches, slots: selection.matches.toSlots() };
  const facets = {} as Facets;
  for (const dimension of DIMENSIONS) {
    const bits = selection.withoutChoiceOf(dimension);
    const counted = bits ? { bits, slots: bits.toSlots() } : matches;
    facets[dimension] = countsOf(index, dimension, counted);
  }
  return facets;
}

function countsOf(index: ListingIndex, dimension: Dimension, counted: Counted): FacetValue[] {
  const names = dimension === 'city' || dimension === 'locality' ? index.names[dimension] : undefined;
  const counts: FacetValue[] = [];
  for (const [value, count] of rawCounts(index, dimension, counted)) {
    const label = names?.get(value);
    if (count > 0) counts.push({ value, ...(label && { label }), count });
  }
  return counts.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)).slice(0, MOST_VALUES);
}

/** One look at each listing, or one intersection for each value: whichever touches less memory. */
function rawCounts(index: ListingIndex, dimension: Dimension, counted: Counted): [string, number][] {
  const { bits, slots } = counted;
  const sets = index.values(dimension);
  const codes = index.codesOf(dimension);
  if (codes && sets.size * bits.words.length >= slots.length * COLUMN_COST) return byCode(codes, slots);
  const isFew = slots.length * LOOK_COST < bits.words.length;
  const count = isFew ? (set: Bitmap) => countIn(set, slots) : (set: Bitmap) => bits.sharedCount(set);
  return Array.from(sets, ([value, set]) => [value, count(set)]);
}

function byCode(codes: { slots: Uint16Array; values: string[] }, slots: Int32Array): [string, number][] {
  const counts = new Uint32Array(codes.values.length);
  const column = codes.slots;
  for (let i = 0; i < slots.length; i++) counts[column[slots[i]!]!]!++;
  // code 0 is "no value"
  return codes.values.slice(1).map((value, i) => [value, counts[i + 1]!]);
}

function countIn(set: Bitmap, slots: Int32Array): number {
  let count = 0;
  for (let i = 0; i < slots.length; i++) if (set.has(slots[i]!)) count++;
  return count;
}
