import { type Dimension, MANY_VALUED, ONE_VALUED } from '@/lib/search/columns/indexed-listing';
import { type Facets, type FacetValue, MAX_VALUES } from '@/lib/search/engine/query';
import type { ListingIndex } from './listing-index';
import type { Names } from './names';
import type { Selection } from './select';

/**
 * For every value how many listings there would be if it were chosen: a dimension's own choice is left out of its
 * counts, except where a listing has several values: there each choice narrows further.
 */
export function facetsOf(index: ListingIndex, { slots, misses }: Selection): Facets {
  const facets = {} as Facets;
  for (const dimension of ONE_VALUED) {
    const column = index.names[dimension];
    const { numbers } = column;
    const counts = new Uint32Array(column.names.length);
    for (const part of [slots, misses.get(dimension) ?? new Int32Array()])
      for (let i = 0; i < part.length; i++) counts[numbers[part[i]!]!]!++;
    facets[dimension] = listed(dimension, column, counts, index);
  }
  for (const dimension of MANY_VALUED) {
    const lists = index.lists[dimension];
    const { numbers, starts } = lists;
    const counts = new Uint32Array(lists.names.length);
    for (let i = 0; i < slots.length; i++)
      for (let at = starts[slots[i]!]!; at < starts[slots[i]! + 1]!; at++) counts[numbers[at]!]!++;
    facets[dimension] = listed(dimension, lists, counts, index);
  }
  return facets;
}

function listed(
  dimension: Dimension,
  { names }: Names,
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
