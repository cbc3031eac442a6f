import 'server-only';
import { cache } from 'react';
import { connectDb } from '@/lib/platform/db/connect';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log/log';
import { Follower, type ListingStore } from '@/lib/search/columns/data';
import type { IndexedListing } from '@/lib/search/columns/indexed-listing';
import type { SearchEngine } from '@/lib/search/engine/search-engine';
import { databaseEngine } from '@/lib/search/fallback/data';
import { ListingIndex } from '@/lib/search/memory/listing-index';
import { memoryEngine } from '@/lib/search/memory/memory-engine';
import { serverEngine } from '@/lib/search/opensearch/data';

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

  /** As it was when it was last brought up to date. */
  async known(): Promise<ListingIndex> {
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

type Engine = {
  /** each call sees every write acknowledged before it */
  engine: SearchEngine;
  /** of the index in memory: `engine` sees what was there at the last `refresh` */
  known?: { refresh: () => Promise<unknown>; engine: SearchEngine };
};

/** Survives the module reloads of `next dev`, and never mixes the indexes of two databases (tests). */
const globalForIndex = globalThis as unknown as { saptamEngines?: Map<string, Engine> };

function startEngine(database: string): Engine {
  const { SEARCH_URL } = env();
  if (SEARCH_URL) return { engine: serverEngine(SEARCH_URL, database, databaseEngine) };
  const live = new LiveIndex();
  return {
    engine: memoryEngine(() => live.fresh()),
    known: { refresh: () => live.fresh(), engine: memoryEngine(() => live.known()) },
  };
}

async function currentEngine(): Promise<Engine> {
  const { connection } = await connectDb();
  globalForIndex.saptamEngines ??= new Map();
  const key = `${connection.host}:${connection.port}/${connection.name}`;
  let engine = globalForIndex.saptamEngines.get(key);
  if (!engine) {
    engine = startEngine(connection.name);
    globalForIndex.saptamEngines.set(key, engine);
  }
  return engine;
}

/** One object for each page that is being rendered; a new one each time outside of one, where React keeps nothing. */
const currentPage = cache((): { engine?: Promise<SearchEngine> } => ({}));

async function refreshed({ engine, known }: Engine): Promise<SearchEngine> {
  await known?.refresh();
  return known?.engine ?? engine;
}

/** The searches of one page share a look at what has changed: a listing's page makes eleven, each of which asked the database three times. */
async function engineForCall(): Promise<SearchEngine> {
  const page = currentPage();
  page.engine ??= currentEngine().then(refreshed);
  return page.engine;
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

/** The site's search engine: this process's memory, or the search server in SEARCH_URL. */
export const searchEngine = Object.fromEntries(
  NAMES.map((name) => [name, async (...args: unknown[]) => ((await engineForCall())[name] as Call)(...args)]),
) as unknown as SearchEngine;

/** Updates the index before the site takes requests. */
export async function prepareSearchEngine(): Promise<void> {
  const started = performance.now();
  await (await currentEngine()).engine.countWords([], []);
  log.debug({ ms: Math.round(performance.now() - started) }, 'search: ready');
}
