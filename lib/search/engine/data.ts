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

/** From this share of dead slots on the columns are built again. */
const MAX_FRAGMENTATION = 0.5;

/** All listings in this process. See docs/decisions/0015-search-index-in-memory.md. */
export class LiveIndex implements ListingStore {
  private index = new ListingIndex();
  private readonly follower = new Follower(this);

  /** An index that has every write which was acknowledged before the call. */
  async fresh(): Promise<ListingIndex> {
    await this.follower.refresh();
    return this.index;
  }

  async begin(rows: () => AsyncIterable<IndexedListing[]>) {
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
    // what is put shows at once
  }
  rereadFrom() {
    return this.index.size / 10;
  }
  isWorn() {
    return this.index.fragmentation > MAX_FRAGMENTATION;
  }
}

/** Survives the module reloads of `next dev`, and one database's index is never used for another (tests). */
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

/** Where the site asks for listings: this process's memory, or the search server of SEARCH_URL. */
export const searchEngine: SearchEngine = tracedMethods('search', calls);

/** Brings the index up to date before the site takes requests. */
export async function prepareSearchEngine(): Promise<void> {
  const started = performance.now();
  await (await currentEngine()).countWords([], []);
  log.debug({ ms: Math.round(performance.now() - started) }, 'search: ready');
}
