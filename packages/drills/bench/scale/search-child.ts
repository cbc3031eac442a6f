/**
 * A process that searches, started by ../scale.ts: gets its engine ready, answers questions, and sends what it measured. With
 * SERVER_PID the engine is that process, whose time counts with its own.
 */
import { readFileSync } from 'node:fs';
import { connectDb, disconnectDb } from '@/lib/platform/db/connect';
import { searchListings } from '@/lib/search/data';
import { prepareSearchEngine } from '@/lib/search/engine/data';
import { parseSearch, SORTS } from '@/lib/search/schema';
import { median, percentile } from '../../measure';
import { SHAPES, WIDE_SHAPES } from './questions';

export type Asked = { name: string; median: number; p95: number; cpu: number };
export type Measured = { loadMs: number; loadCpuMs: number; memoryMb: number; queries: Asked[]; all: Asked };

const WARM_UP = 8;
const ROUNDS = 40;
const every: number[] = [];

/** Milliseconds of the processor that this process and the server have had. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  const pid = process.env.SERVER_PID;
  const fields = pid ? readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ') : [];
  return (user + system) / 1000 + (pid ? (Number(fields[11]) + Number(fields[12])) * 10 : 0);
}
const megabytes = (bytes: number) => bytes / 1024 / 1024;

async function ask(name: string, shape: (n: number) => Record<string, string>): Promise<Asked> {
  const times: number[] = [];
  let cpu = 0;
  for (let n = 0; n < WARM_UP + ROUNDS; n++) {
    const sort = name === 'highest EMI' ? 'all-in-asc' : SORTS[n % 4]!;
    const search = parseSearch({ sort, ...shape(n) });
    const [start, used] = [performance.now(), cpuMs()];
    await searchListings(search, { pageSize: 21, facets: true });
    if (n < WARM_UP) continue;
    times.push(performance.now() - start);
    cpu += (cpuMs() - used) / ROUNDS;
  }
  every.push(...times);
  return { name, median: median(times), p95: percentile(times, 0.95), cpu };
}

await connectDb();
globalThis.gc?.();
const before = process.memoryUsage();
const [start, used] = [performance.now(), cpuMs()];
await prepareSearchEngine();
const [loadMs, loadCpuMs] = [performance.now() - start, cpuMs() - used];
globalThis.gc?.();
const after = process.memoryUsage();
const queries: Asked[] = [];
for (const [name, shape] of Object.entries({ ...SHAPES, ...WIDE_SHAPES }))
  queries.push(await ask(name, shape));
const measured: Measured = {
  loadMs,
  memoryMb: megabytes(after.rss - before.rss),
  loadCpuMs,
  queries,
  all: {
    name: 'any of these',
    median: median(every),
    p95: percentile(every, 0.95),
    cpu: queries.reduce((sum, { cpu }) => sum + cpu, 0) / queries.length,
  },
};
await disconnectDb();
process.send?.(measured, undefined, undefined, () => process.disconnect());
