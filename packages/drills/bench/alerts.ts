/**
 * `npm run bench -- alerts [--size=N] [--memory] [--heap=MB]`: 10 000 saved searches, which each new listing
 * is matched against: in memory, and by the percolator of a real OpenSearch node, put together in a cache folder. Of each: how long the
 * searches take to get in, the room of one, and the time until a listing's matches are known. Both must find the same. With --memory
 * only the first.
 */
import { loadavg } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { IndexedListing } from '@/lib/search/columns/indexed-listing';
import { type Requirements, StoredRequirements } from '@/lib/search/engine/requirements';
import { connectSearch } from '@/lib/search/opensearch/http';
import { searchesIndex } from '@/lib/search/opensearch/mapping';
import { ServerSearches, type StoredSearch } from '@/lib/search/opensearch/searches';
import { median, percentile } from '../measure';
import { assembleOpenSearch, OPENSEARCH_VERSION, startOpenSearch } from '../opensearch.mjs';
import { figure, printTable } from '../report';
import { newListing, numbers, savedSearch } from './alerts/searches';

const option = (name: string) => process.argv.find((value) => value.startsWith(`--${name}=`))?.split('=')[1];
const SIZE = Number(option('size') ?? 10_000);
const LISTINGS = 200;
const SERVER_LISTINGS = 40;
const BATCH = 2000;
const MAX_MEDIAN_MS = 20;
const KIND = 'alert';
const SEED = 20_261_126;

const count = new Intl.NumberFormat('en-IN').format;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
/** As a stored id is written. */
const idOf = (n: number) => {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt32BE(n, 8);
  return bytes.toString('hex');
};
const noSegment = () => false;

/** All saved searches, the same each time. */
function* savedSearches(): Generator<StoredSearch> {
  const next = numbers(SEED);
  for (let n = 0; n < SIZE; n++) yield { id: idOf(n), query: '', search: savedSearch(next) };
}

function newListings(): IndexedListing[] {
  const next = numbers(SEED + 1);
  return Array.from({ length: LISTINGS }, (_, n) => newListing(next, n));
}

async function matchAll(requirements: Requirements, listings: readonly IndexedListing[]) {
  const times: number[] = [];
  const found: number[] = [];
  for (const listing of listings) {
    const start = performance.now();
    found.push((await requirements.matching(listing, noSegment)).length);
    times.push(performance.now() - start);
  }
  return { times, found };
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function heldMemory(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

async function inMemory(listings: readonly IndexedListing[]): Promise<number[]> {
  const before = heldMemory();
  const start = performance.now();
  const index = new StoredRequirements();
  for (const { id, search } of savedSearches()) index.put(id, search);
  figure(`${count(SIZE)}, memory: until all are in`, seconds(performance.now() - start));
  const bytes = (heldMemory() - before) / index.size;
  figure(`${count(SIZE)}, memory: a search`, `${Math.round(bytes)} bytes`);
  await matchAll(index, listings.slice(0, 50));
  const { times, found } = await matchAll(index, listings);
  figure(
    `${count(SIZE)}, memory: a new listing`,
    `${median(times).toFixed(2)} ms, 95 % under ${percentile(times, 0.95).toFixed(2)} ms, ${Math.round(median(found))} matches`,
    `≤ ${MAX_MEDIAN_MS} ms`,
    median(times) <= MAX_MEDIAN_MS,
  );
  return found;
}

async function onServer(listings: readonly IndexedListing[], expected: readonly number[]): Promise<void> {
  const name = `${count(SIZE)}, OpenSearch ${OPENSEARCH_VERSION}`;
  const missing = assembleOpenSearch();
  if (missing) return figure(name, `not measured: ${missing}`);
  const server = await startOpenSearch({ heapMb: Number(option('heap') ?? 1024) });
  try {
    const ask = connectSearch(server.url, { timeoutMs: 120_000 });
    const index = 'bench-searches';
    await ask('PUT', `/${index}`, searchesIndex());
    const start = performance.now();
    let batch: StoredSearch[] = [];
    for (const search of savedSearches()) {
      if (batch.push(search) < BATCH) continue;
      await ServerSearches.write(ask, index, KIND, batch);
      batch = [];
    }
    await ServerSearches.write(ask, index, KIND, batch);
    await ask('POST', `/${index}/_refresh`);
    figure(`${name}: until all are in`, seconds(performance.now() - start));
    const resolve = () => Promise.reject(new Error('each of these searches is decided by its query'));
    const requirements = new ServerSearches(ask, index, KIND, resolve, SIZE);
    await matchAll(requirements, listings.slice(0, 5));
    const { times, found } = await matchAll(requirements, listings.slice(0, SERVER_LISTINGS));
    figure(
      `${name}: a new listing`,
      `${median(times).toFixed(1)} ms, 95 % under ${percentile(times, 0.95).toFixed(1)} ms, ${Math.round(median(found))} matches`,
    );
    const differing = found.filter((matches, n) => matches !== expected[n]).length;
    figure(`${name}: listings with other matches than in memory`, String(differing), '0', differing === 0);
  } finally {
    await server.stop();
  }
}

const load = loadavg().map((value) => value.toFixed(1));
console.log(`load of the machine: ${load.join(', ')}`);
const listings = newListings();
const expected = await inMemory(listings);
if (!process.argv.includes('--memory')) await onServer(listings, expected);
printTable();
