import { Bitmap } from '@/lib/search/columns/bitmap';
import type { ListingIndex } from '@/lib/search/columns/listing-index';
import { mapExtent, mapMarks } from './map-marks';
import { countLocations, countRanges, countWords, medianRate, priceRange, queryIndex } from './query';
import type { ListedStamp, PlaceCount, SearchEngine } from './search-engine';

/** A SearchEngine over the columns in this process; `fresh` brings them up to date. */
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
      const { segments } = await fresh();
      return (location) => segments.has(location);
    },
    listAll: async (statuses) => listAll(await fresh(), statuses),
  };
}

function slotsOf(index: ListingIndex, statuses: readonly string[]): Int32Array<ArrayBuffer> {
  const found = new Bitmap(index.capacity);
  for (const status of statuses) {
    const value = index.values.in('status').get(status);
    if (value) found.addAll(value.slots);
  }
  return found.intersect(index.alive).toSlots();
}

function countPlaces(index: ListingIndex, statuses: readonly string[]): PlaceCount[] {
  const { values, projects } = index;
  const cities = values.count + 1;
  // two numbers as one: texts as keys would take ten times as long
  const counts = new Map<number, Map<number, number>>();
  for (const slot of slotsOf(index, statuses)) {
    const place = values.numberAt(slot, 'locality') * cities + values.numberAt(slot, 'city');
    let inPlace = counts.get(place);
    if (!inPlace) {
      inPlace = new Map();
      counts.set(place, inPlace);
    }
    const project = projects.numberAt(slot);
    inPlace.set(project, (inPlace.get(project) ?? 0) + 1);
  }
  return [...counts].flatMap(([place, inPlace]) => {
    const city = values.name(place % cities);
    const locality = values.name(Math.floor(place / cities));
    return [...inPlace].map(([project, count]) => ({
      city,
      locality,
      project: projects.name(project),
      count,
    }));
  });
}

function* listAll(index: ListingIndex, statuses: readonly string[]): Generator<ListedStamp> {
  const slots = index.ids.sorted(slotsOf(index, statuses));
  const at = (slot: number, dimension: 'type' | 'city' | 'category' | 'locality') =>
    index.values.nameAt(slot, dimension);
  for (const slot of slots)
    yield {
      id: index.id(slot),
      updatedAt: index.number('updatedAt', slot),
      type: at(slot, 'type'),
      city: at(slot, 'city'),
      category: at(slot, 'category'),
      locality: at(slot, 'locality'),
    };
}
