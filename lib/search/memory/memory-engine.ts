import type { ListedStamp, PlaceCount, SearchEngine } from '@/lib/search/engine/search-engine';
import type { ListingIndex } from './listing-index';
import { mapExtent, mapMarks } from './map';
import { countLocations, countRanges, countWords, medianRate, priceRange, queryIndex } from './query';
import { select } from './select';

/** A SearchEngine over this process's columns; `fresh` updates them. */
export function memoryEngine(fresh: () => Promise<ListingIndex>): SearchEngine {
  return {
    search: async (query) => queryIndex(await fresh(), query),
    countLocations: async (query, options) => countLocations(await fresh(), query, options),
    countRanges: async (query, options) => countRanges(await fresh(), query, options),
    medianRate: async (query, options) => medianRate(await fresh(), query, options),
    priceRange: async (query) => priceRange(await fresh(), query),
    countWords: async (words, statuses) => countWords(await fresh(), words, statuses),
    mapMarks: async (query) => mapMarks(await fresh(), query),
    mapExtent: async (query) => mapExtent(await fresh(), query),
    countPlaces: async (statuses) => countPlaces(await fresh(), statuses),
    segmentTest: async () => {
      const index = await fresh();
      return (location) => index.hasSegment(location);
    },
    listAll: async (statuses) => listAll(await fresh(), statuses),
  };
}

const slotsOf = (index: ListingIndex, statuses: readonly string[]) =>
  select(index, { search: { sort: 'newest', page: 1 }, statuses }).slots;

function countPlaces(index: ListingIndex, statuses: readonly string[]): PlaceCount[] {
  const { city, locality, project } = index.names;
  // three numbers packed into one: text keys would take ten times as long
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
