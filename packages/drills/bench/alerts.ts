/**
 * `npm run bench -- alerts [--size=N]` matches each new listing against 10 000 saved searches. It measures the time to load
 * them, the memory per search, and the time until a listing's matches are known.
 */
import { loadavg } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { IndexedListing } from '@/lib/search/columns/indexed-listing';
import { Requirements } from '@/lib/search/engine/requirements';
import { median, percentile } from '../measure';
import { figure, printTable } from '../report';
import { newListing, numbers, savedSearch } from './alerts/searches';

const option = (name: string) => process.argv.find((value) => value.startsWith(`--${name}=`))?.split('=')[1];
const SIZE = Number(option('size') ?? 10_000);
const LISTINGS = 200;
const MAX_MEDIAN_MS = 20;
const SEED = 20_261_126;

const count = new Intl.NumberFormat('en-IN').format;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const noSegment = () => false;

function newListings(): IndexedListing[] {
  const next = numbers(SEED + 1);
  return Array.from({ length: LISTINGS }, (_, n) => newListing(next, n));
}

function matchAll(requirements: Requirements, listings: readonly IndexedListing[]) {
  const times: number[] = [];
  const found: number[] = [];
  for (const listing of listings) {
    const start = performance.now();
    found.push(requirements.matching(listing, noSegment).length);
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

function inMemory(listings: readonly IndexedListing[]): void {
  const before = heldMemory();
  const start = performance.now();
  const index = new Requirements();
  const next = numbers(SEED);
  for (let n = 0; n < SIZE; n++) index.put(String(n), savedSearch(next));
  figure(`${count(SIZE)}: until all are in`, seconds(performance.now() - start));
  const bytes = (heldMemory() - before) / index.size;
  figure(`${count(SIZE)}: a search`, `${Math.round(bytes)} bytes`);
  matchAll(index, listings.slice(0, 50));
  const { times, found } = matchAll(index, listings);
  figure(
    `${count(SIZE)}: a new listing`,
    `${median(times).toFixed(2)} ms, 95 % under ${percentile(times, 0.95).toFixed(2)} ms, ${Math.round(median(found))} matches`,
    `≤ ${MAX_MEDIAN_MS} ms`,
    median(times) <= MAX_MEDIAN_MS,
  );
}

const load = loadavg().map((value) => value.toFixed(1));
console.log(`load of the machine: ${load.join(', ')}`);
const listings = newListings();
inMemory(listings);
printTable();
