/** A process that holds the index, started by ../scale.ts: reads it, answers questions, and sends what it measured. */
import { connectDb, disconnectDb } from '@/lib/platform/db/connect';
import { searchListings } from '@/lib/search/data';
import { prepareSearchEngine } from '@/lib/search/engine/data';
import { parseSearch, SORTS } from '@/lib/search/schema';
import { median, percentile } from '../../measure';
import { SHAPES, WIDE_SHAPES } from './questions';

export type Asked = { name: string; median: number; p95: number; cpu: number };
export type Measured = { loadMs: number; memoryMb: number; buffersMb: number; queries: Asked[] };

const WARM_UP = 8;
const ROUNDS = 40;
const megabytes = (bytes: number) => bytes / 1024 / 1024;

async function ask(name: string, shape: (n: number) => Record<string, string>): Promise<Asked> {
  const times: number[] = [];
  let cpu = 0;
  for (let n = 0; n < WARM_UP + ROUNDS; n++) {
    const sort = name === 'highest EMI' ? 'all-in-asc' : SORTS[n % 4]!;
    const search = parseSearch({ sort, ...shape(n) });
    const [start, used] = [performance.now(), process.cpuUsage()];
    await searchListings(search, { pageSize: 21, facets: true });
    if (n < WARM_UP) continue;
    times.push(performance.now() - start);
    const { user, system } = process.cpuUsage(used);
    cpu += (user + system) / 1000 / ROUNDS;
  }
  return { name, median: median(times), p95: percentile(times, 0.95), cpu };
}

await connectDb();
globalThis.gc?.();
const before = process.memoryUsage();
const start = performance.now();
await prepareSearchEngine();
const loadMs = performance.now() - start;
globalThis.gc?.();
const after = process.memoryUsage();
const queries: Asked[] = [];
for (const [name, shape] of Object.entries({ ...SHAPES, ...WIDE_SHAPES }))
  queries.push(await ask(name, shape));
const measured: Measured = {
  loadMs,
  memoryMb: megabytes(after.rss - before.rss),
  buffersMb: megabytes(after.arrayBuffers - before.arrayBuffers),
  queries: queries,
};
await disconnectDb();
process.send?.(measured, undefined, undefined, () => process.disconnect());
