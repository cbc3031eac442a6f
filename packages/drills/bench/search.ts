/**
 * Measures the server time of a filtered page with facets, over the embedded database in a separate process, at 1 000 and at
 * 100 000 listings (`--quick` uses 20 000). Every round has a new search, so no answer is repeated, and writes continue
 * meanwhile. Fails if the median exceeds 25 ms at the larger size.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import mongoose from 'mongoose';
import { connectDb, disconnectDb } from '@/lib/platform/db/connect';
import { searchListings } from '@/lib/search/data';
import { parseSearch } from '@/lib/search/schema';
import { Property } from '@/models/listings/property';
import { insertListings } from '../../../scripts/demo/listings';
import { startDatabase } from '../../../scripts/lib/database.mjs';
import { question } from './search/questions';

const SMALL = 1000;
const LARGE = process.argv.includes('--quick') ? 20_000 : 100_000;
const ROUNDS = 300;
const WARM_UP = 60;
/** Number of searches in a row before the other site's turn. */
const TURN = 10;
const MAX_MEDIAN_MS = 25;

/** One site over one database. Loads it, then answers each message with the times of some searches. */
async function serveSite(count: number): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'saptam-bench-'));
  const database = await startDatabase({ dir, quiet: true });
  await connectDb(database.uri);
  await Property.syncIndexes();
  await insertListings(count);
  const start = performance.now();
  await searchListings(parseSearch({}), { pageSize: 6, facets: true });
  process.send?.({ loadMs: performance.now() - start });
  process.on('message', async (from: number) => {
    if (from >= 0) return void process.send?.(await searchFrom(from));
    await disconnectDb();
    await database.stop();
    rmSync(dir, { recursive: true, force: true });
    process.exit(0);
  });
}

async function searchFrom(from: number): Promise<number[]> {
  // the first search of every turn finds a changed listing
  await Property.updateOne({ status: 'active' }, { $inc: { price: 1000 } });
  const times: number[] = [];
  for (let n = from; n < from + TURN; n++) {
    const search = parseSearch(question(n));
    const start = performance.now();
    await searchListings(search, { pageSize: 21, facets: true });
    times.push(performance.now() - start);
  }
  return times;
}

type Site = { count: number; loadMs: number; times: number[]; child: ChildProcess };

const answer = async <T>(child: ChildProcess) => (await once(child, 'message'))[0] as T;

async function startSite(count: number): Promise<Site> {
  const child = fork(fileURLToPath(import.meta.url), ['--serve', String(count)], {
    execArgv: process.execArgv,
  });
  child.once('exit', (code, signal) => {
    if (code === 0) return;
    console.error(`the site with ${count} listings ended early (${signal ?? code})`);
    process.exit(1);
  });
  const { loadMs } = await answer<{ loadMs: number }>(child);
  return { count, loadMs, times: [], child };
}

function report({ count, loadMs, times }: Site): number {
  times.sort((a, b) => a - b);
  const median = times[times.length >> 1] ?? 0;
  const most = times[Math.floor(times.length * 0.95)] ?? 0;
  console.log(
    `${String(count).padStart(7)} listings: median ${median.toFixed(2)} ms, 95 % under ${most.toFixed(2)} ms (first search after a start: ${(loadMs / 1000).toFixed(1)} s)`,
  );
  return median;
}

async function compare(): Promise<boolean> {
  const sites = [await startSite(SMALL), await startSite(LARGE)];
  // in turns, so that other load on this machine slows both
  for (let n = 0; n < WARM_UP + ROUNDS; n += TURN)
    for (const { child, times } of sites) {
      child.send(n);
      const turn = await answer<number[]>(child);
      if (n >= WARM_UP) times.push(...turn);
    }
  for (const { child } of sites) child.send(-1);
  const [small, large] = sites.map(report) as [number, number];
  console.log(`growth of the median: ${(large / small).toFixed(2)} times`);
  return large <= MAX_MEDIAN_MS;
}

mongoose.set('autoIndex', false);
const serve = process.argv.indexOf('--serve');
if (serve !== -1) await serveSite(Number(process.argv[serve + 1]));
else {
  const good = await compare();
  console.log(good ? 'within the limit' : `past the limit of ${MAX_MEDIAN_MS} ms`);
  process.exit(good ? 0 : 1);
}
