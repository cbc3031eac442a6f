import 'server-only';
import { connectDb } from '@/lib/platform/db/connect';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log/log';
import { tracedMethods } from '@/lib/platform/log/traced';
import { Follower, type ListingStore } from '@/lib/search/columns/data';
import type { IndexedListing } from '@/lib/search/columns/indexed-listing';
import { databaseEngine } from '@/lib/search/fallback/data';
import { ListingIndex } from '@/lib/search/memory/listing-index';
import { memoryEngine } from '@/lib/search/memory/memory-engine';
import { serverEngine } from '@/lib/search/opensearch/data';
import type { SearchEngine } from './search-engine';

/** Share of dead slots from which the columns are rebuilt. */
const MAX_FRAGMENTATION = 0.5;

/** All listings in this process: docs/decisions/0015-search-index-in-memory.md. */
export class LiveIndex implements ListingStore {
  private index = new ListingIndex();
  private readonly follower = new Follower(this);

  /** An index with every write acknowledged before the call. */
  async fresh(): Promise<ListingIndex> {
    await this.follower.refresh();
    return this.index;
  }

  async begin(rows: () => AsyncIterable<Iterable<IndexedListing>>) {
    this.index = await new ListingIndex().load(rows());
    return { newest: this.index.newest() };
  }
  async stamps(ids: readonly string[]) {
    return ids.map((id) => this.index.updatedAt(id));
  }
  async allStamps() {
    return this.index.stamps();
  }
  async put(listings: readonly IndexedListing[]) {
    for (const listing of listings) this.index.put(listing);
  }
  async remove(ids: readonly string[]) {
    for (const id of ids) this.index.remove(id);
  }
  async size() {
    return this.index.size;
  }
  async commit() {
    // puts are visible at once
  }
  rereadFrom() {
    return this.index.size / 2;
  }
  isWorn() {
    return this.index.fragmentation > MAX_FRAGMENTATION;
  }
}

/** Survives the module reloads of `next dev`, and never mixes the indexes of two databases (tests). */
const globalForIndex = globalThis as unknown as { saptamEngines?: Map<string, SearchEngine> };

async function currentEngine(): Promise<SearchEngine> {
  const { connection } = await connectDb();
  globalForIndex.saptamEngines ??= new Map();
  const key = `${connection.host}:${connection.port}/${connection.name}`;
  let engine = globalForIndex.saptamEngines.get(key);
  if (!engine) {
    const { SEARCH_URL } = env();
    const live = new LiveIndex();
    engine = SEARCH_URL
      ? serverEngine(SEARCH_URL, connection.name, databaseEngine)
      : memoryEngine(() => live.fresh());
    globalForIndex.saptamEngines.set(key, engine);
  }
  return engine;
}

const NAMES = [
  'search',
  'countLocations',
  'countRanges',
  'medianRate',
  'priceRange',
  'countWords',
  'mapMarks',
  'mapExtent',
  'countPlaces',
  'segmentTest',
  'listAll',
] as const satisfies (keyof SearchEngine)[];

type Call = (...args: unknown[]) => Promise<unknown>;
const calls = Object.fromEntries(
  NAMES.map((name) => [name, async (...args: unknown[]) => ((await currentEngine())[name] as Call)(...args)]),
) as unknown as SearchEngine;

/** The site's search engine: this process's memory, or the search server in SEARCH_URL. */
export const searchEngine: SearchEngine = tracedMethods('search', calls);

/** Updates the index before the site takes requests. */
export async function prepareSearchEngine(): Promise<void> {
  const started = performance.now();
  await (await currentEngine()).countWords([], []);
  log.debug({ ms: Math.round(performance.now() - started) }, 'search: ready');
}
