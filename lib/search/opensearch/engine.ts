import type { SearchEngine } from '@/lib/search/engine/search-engine';
import type { Ask } from './ask';
import { countLocations, countRanges, countWords, medianRate, priceRange } from './counts';
import { countPlaces, listAll, segmentTest } from './lists';
import { mapExtent, mapMarks } from './map';
import { findPage } from './page';
import { Reader } from './reader';

/** A SearchEngine over a search server's index. `fresh` returns its name once it has every acknowledged write. */
export function openSearchEngine(ask: Ask, fresh: () => Promise<string>): SearchEngine {
  const reader = new Reader(ask, fresh);
  return {
    async search(query) {
      const index = await fresh();
      return findPage(ask, `/${index}/_search`, query, await reader.select(index, query));
    },
    countLocations: (query, options) => countLocations(reader, query, options),
    countRanges: (query, options) => countRanges(reader, query, options),
    medianRate: (query, options) => medianRate(reader, query, options),
    priceRange: (query) => priceRange(reader, query),
    countWords: (words, statuses) => countWords(reader, words, statuses),
    mapMarks: (query) => mapMarks(reader, query),
    mapExtent: (query) => mapExtent(reader, query),
    countPlaces: (statuses) => countPlaces(reader, statuses),
    segmentTest: () => segmentTest(reader),
    listAll: (statuses) => listAll(reader, statuses),
  };
}
