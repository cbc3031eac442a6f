import type { SearchEngine } from '@/lib/search/engine/search-engine';
import { SearchAwayError } from './http';

/** How long a server that did not answer is skipped. */
const PAUSE_MS = 5000;

export type Guard = { away: (error: SearchAwayError) => void; back: () => void };

/** A wrong request stays wrong: only a server that is down, has lost its index, or is overloaded is skipped. */
const isAway = (error: unknown): error is SearchAwayError =>
  error instanceof SearchAwayError &&
  (error.status === undefined || error.status >= 500 || error.status === 429 || error.status === 404);

/** The first engine, or the second one while it is down. */
export function guardedEngine(
  engine: SearchEngine,
  fallback: SearchEngine,
  guard: Guard,
  now: () => number = () => performance.now(),
): SearchEngine {
  let awayUntil = Number.NEGATIVE_INFINITY;
  let isOut = false;
  async function call<T>(ask: (from: SearchEngine) => Promise<T>): Promise<T> {
    if (now() < awayUntil) return ask(fallback);
    try {
      const found = await ask(engine);
      if (isOut) guard.back();
      isOut = false;
      return found;
    } catch (error) {
      if (!isAway(error)) throw error;
      awayUntil = now() + PAUSE_MS;
      if (!isOut) guard.away(error);
      isOut = true;
      return ask(fallback);
    }
  }
  return {
    search: (query) => call((from) => from.search(query)),
    countLocations: (query, options) => call((from) => from.countLocations(query, options)),
    countRanges: (query, options) => call((from) => from.countRanges(query, options)),
    medianRate: (query, options) => call((from) => from.medianRate(query, options)),
    priceRange: (query) => call((from) => from.priceRange(query)),
    countWords: (words, statuses) => call((from) => from.countWords(words, statuses)),
    mapMarks: (query) => call((from) => from.mapMarks(query)),
    mapExtent: (query) => call((from) => from.mapExtent(query)),
    countPlaces: (statuses) => call((from) => from.countPlaces(statuses)),
    segmentTest: () => call((from) => from.segmentTest()),
    listAll: (statuses) => call((from) => from.listAll(statuses)),
  };
}
