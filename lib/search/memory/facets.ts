import { type Dimension, MANY_VALUED, ONE_VALUED } from '@/lib/search/columns/indexed-listing';
import type { Facets, FacetValue } from '@/lib/search/engine/dto';
import { MAX_VALUES } from '@/lib/search/engine/query';
import type { ListingIndex } from './listing-index';
import type { Selection } from './select';

/**
 * For every value, the number of listings if it were chosen. A dimension's own choice is ignored in its counts, unless a listing can have several values, where
 * each choice narrows further.
 */
export function facetsOf(index: ListingIndex, { slots, misses }: Selection): Facets {
  const facets = {} as Facets;
  for (const dimension of ONE_VALUED) {
    const { names, numbers } = index.names[dimension];
    const counts = new Uint32Array(names.length);
    for (const slot of slots) counts[numbers[slot]!]!++;
    for (const slot of misses.get(dimension) ?? []) counts[numbers[slot]!]!++;
    facets[dimension] = listed(dimension, names, counts, index);
  }
  for (const dimension of MANY_VALUED) {
    const { names, numbers } = index.lists[dimension];
    const counts = new Uint32Array(names.length);
    for (const slot of slots) for (const number of numbers[slot]!) counts[number]!++;
    facets[dimension] = listed(dimension, names, counts, index);
  }
  return facets;
}

function listed(
  dimension: Dimension,
  names: readonly string[],
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
