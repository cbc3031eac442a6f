import { type Dimension, MANY_VALUED, ONE_VALUED } from '@/lib/search/columns/indexed-listing';
import { type Facets, type FacetValue, MAX_VALUES } from '@/lib/search/engine/query';
import type { ListingIndex } from './listing-index';
import type { NameSets } from './names';
import type { Selection } from './select';

/**
 * For every value, the number of listings if it were chosen: a dimension's own choice is ignored in its counts, except if a
 * listing has several values: there each choice narrows further.
 */
export function facetsOf(index: ListingIndex, { bits, slots, misses }: Selection): Facets {
  const facets = {} as Facets;
  for (const dimension of ONE_VALUED) {
    const column = index.names[dimension];
    // by the slots of each name, or by the name of each slot found: whichever is less to go through
    const isFew = column.names.length * bits.words.length < slots.length;
    const counts = isFew ? column.countsIn(bits, slots) : new Uint32Array(column.names.length);
    if (!isFew) count(counts, column.numbers, slots);
    count(counts, column.numbers, misses.get(dimension) ?? new Int32Array());
    facets[dimension] = listed(dimension, column, counts, index);
  }
  for (const dimension of MANY_VALUED) {
    const values = index.sets[dimension];
    facets[dimension] = listed(dimension, values, values.countsIn(bits, slots), index);
  }
  return facets;
}

function count(counts: Uint32Array, numbers: Uint32Array, slots: Int32Array): void {
  for (let i = 0; i < slots.length; i++) counts[numbers[slots[i]!]!]!++;
}

function listed(
  dimension: Dimension,
  { names }: NameSets,
  counts: Uint32Array,
  { labels }: ListingIndex,
): FacetValue[] {
  const labelOf = dimension === 'city' || dimension === 'locality' ? labels[dimension] : undefined;
  const found: FacetValue[] = [];
  for (let number = 1; number < names.length; number++) {
    const value = names[number]!;
    const label = labelOf?.get(value);
    if (counts[number]! > 0) found.push({ value, ...(label && { label }), count: counts[number]! });
  }
  return found
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, dimension === 'locality' ? undefined : MAX_VALUES);
}
