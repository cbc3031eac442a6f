import type { MarksQuery } from '@/lib/search/engine/map-marks';
import type { IndexQuery, ListedStamp, PlaceCount, Range, RateBasis } from '@/lib/search/engine/query';
import type { ListingIndex } from './listing-index';
import { mapExtent, mapMarks } from './map';
import { countLocations, countRanges, countWords, medianRate, priceRange, queryIndex } from './query';
import { type Asked, select } from './select';

/** All queries of the site about the listings in memory; `fresh` updates them. */
export function memoryEngine(fresh: () => Promise<ListingIndex>) {
  return {
    /** One page of ids in order, the total and the facet counts, all of the same moment. */
    search: async (query: IndexQuery) => queryIndex(await fresh(), query),
    /** First segments of the results' addresses, without the search's own location, most frequent first. */
    countLocations: async (query: Asked, options: { starts: string; limit: number }) =>
      countLocations(await fresh(), query, options),
    countRanges: async (query: Asked, options: { column: 'price' | 'area'; ranges: readonly Range[] }) =>
      countRanges(await fresh(), query, options),
    /** The median price per square foot of the results, without one listing. */
    medianRate: async (query: Asked, options: { basis: RateBasis; except: string }) =>
      medianRate(await fresh(), query, options),
    /** Lowest, median and highest price of the results; undefined without any. */
    priceRange: async (query: Asked) => priceRange(await fresh(), query),
    /** Number of listings of these statuses that contain each word. */
    countWords: async (words: readonly string[], statuses: readonly string[]) =>
      countWords(await fresh(), words, statuses),
    /** The results in the box of a map, as a limited number of markers. */
    mapMarks: async (query: MarksQuery) => mapMarks(await fresh(), query),
    /** Number of results, number with a place, and a box around these. */
    mapExtent: async (query: Asked) => mapExtent(await fresh(), query),
    countPlaces: async (statuses: readonly string[]) => countPlaces(await fresh(), statuses),
    /** Tests whether an address starts with exactly a location's words, which then mean no longer ones. */
    async segmentTest() {
      const index = await fresh();
      return (location: string) => index.hasSegment(location);
    },
    listAll: async (statuses: readonly string[]) => listAll(await fresh(), statuses),
  };
}

const slotsOf = (index: ListingIndex, statuses: readonly string[]) =>
  select(index, { search: { sort: 'newest', page: 1 }, statuses }).slots;

function countPlaces(index: ListingIndex, statuses: readonly string[]): PlaceCount[] {
  const { city, locality, project } = index.names;
  // three numbers packed into one, because text keys would take ten times as long
  const counts = new Map<number, { slot: number; count: number }>();
  for (const slot of slotsOf(index, statuses)) {
    const place = city.numbers[slot]! * locality.names.length + locality.numbers[slot]!;
    const key = place * project.names.length + project.numbers[slot]!;
    const known = counts.get(key);
    if (known) known.count++;
    else counts.set(key, { slot, count: 1 });
  }
  return [...counts.values()].map(({ slot, count }) => ({
    city: city.at(slot),
    locality: locality.at(slot),
    project: project.at(slot),
    count,
  }));
}

function* listAll(index: ListingIndex, statuses: readonly string[]): Generator<ListedStamp> {
  const { ids, names, numbers } = index;
  const slots = [...slotsOf(index, statuses)].sort((a, b) => (ids[a]! < ids[b]! ? -1 : 1));
  for (const slot of slots)
    yield {
      id: ids[slot]!,
      updatedAt: numbers.updatedAt[slot]!,
      type: names.type.at(slot),
      city: names.city.at(slot),
      category: names.category.at(slot),
      locality: names.locality.at(slot),
    };
}
