import type { Bitmap } from '@/lib/search/columns/bitmap';
import type { ListingIndex } from '@/lib/search/columns/listing-index';
import { DIMENSIONS, type Dimension, isManyValued, type Value } from '@/lib/search/columns/values';
import type { Selection } from './select';

export type FacetValue = { value: string; label?: string; count: number };
export type Facets = Record<Dimension, FacetValue[]>;

/** What reading the row of one listing costs, and one number of it, in words of a bitmap (measured). */
const ROW_COST = 25;
const NUMBER_COST = 5;
/** Most values that one facet lists. Localities are listed all: people look for theirs. */
const MAX_VALUES = 60;
const valuesListed = (dimension: Dimension) => (dimension === 'locality' ? undefined : MAX_VALUES);

/**
 * For every value how many listings there would be if it were chosen: a dimension's own choice is left out of its
 * counts, except where a listing has several values: there each choice narrows further.
 */
export function facetsOf(index: ListingIndex, selection: Selection): Facets {
  const counts = countMatches(index, new Counted(selection.matches));
  // what fails this choice alone counts for the other values of its dimension
  for (const dimension of selection.chosen())
    addCounts(index, dimension, new Counted(selection.missesOf(dimension)), counts);
  const facets = {} as Facets;
  for (const dimension of DIMENSIONS) facets[dimension] = listed(index, dimension, counts);
  return facets;
}

/** A set that is counted: its size and its list are made once, and the list only when something wants it. */
class Counted {
  readonly size: number;
  private list: Int32Array | undefined;

  constructor(readonly bits: Bitmap) {
    this.size = bits.size;
  }

  slots(): Int32Array {
    this.list ??= this.bits.toSlots();
    return this.list;
  }
}

/** One look at each listing, or one intersection for each value: whichever takes less. */
function countMatches(index: ListingIndex, set: Counted): Uint32Array {
  const apart = DIMENSIONS.reduce((cost, name) => cost + costOf(index, name, set), 0);
  if (set.size * ROW_COST < apart) return index.values.countRows(set.slots());
  const counts = new Uint32Array(index.values.count + 1);
  for (const dimension of DIMENSIONS) addCounts(index, dimension, set, counts);
  return counts;
}

const bitsCost = ({ values }: ListingIndex, dimension: Dimension, { bits }: Counted) =>
  values.in(dimension).size * bits.words.length;

function costOf(index: ListingIndex, dimension: Dimension, set: Counted): number {
  const bits = bitsCost(index, dimension, set);
  return isManyValued(dimension) ? bits : Math.min(bits, set.size * NUMBER_COST);
}

function addCounts(index: ListingIndex, dimension: Dimension, set: Counted, counts: Uint32Array): void {
  const { values } = index;
  if (isManyValued(dimension) || set.size * NUMBER_COST >= bitsCost(index, dimension, set))
    values.countBits(set.bits, dimension, counts);
  else values.countColumn(set.slots(), dimension, counts);
}

function listed(index: ListingIndex, dimension: Dimension, counts: Uint32Array): FacetValue[] {
  const names = dimension === 'city' || dimension === 'locality' ? index.names[dimension] : undefined;
  const toFacet = ({ number, name }: Value): FacetValue => {
    const label = names?.get(name);
    return { value: name, ...(label && { label }), count: counts[number]! };
  };
  return [...index.values.in(dimension).values()]
    .filter(({ number }) => counts[number]! > 0)
    .sort((a, b) => counts[b.number]! - counts[a.number]! || (a.name < b.name ? -1 : 1))
    .slice(0, valuesListed(dimension))
    .map(toFacet);
}
