/**
 * `npm run bench -- scale [--quick | --sizes=N,N] [--dir=FOLDER] [--heap=MB]`: both search engines side by side at 10 000, 100 000 and
 * 1 000 000 listings, with --quick not the million, or at the sizes that are given. Of each: how fast the demo set is written, its
 * room on the disk, how long the engine takes until it can answer, its memory, and the time of filtered lists. OpenSearch is a real
 * node, put together in a cache folder; where it cannot be had, the line says why. Beside times stands the processor's: it says what
 * an idle machine would take when this one is not idle.
 */
import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connectDb, disconnectDb } from '@/lib/platform/db/connect';
import { syncIndexes } from '@/lib/registries/models';
import { fillWithDemoSet } from '../../../scripts/demo/fill';
import { SEED_DEFAULTS } from '../../../scripts/demo/write';
import { SITE_MEMORY } from '../../../scripts/lib/children.mjs';
import { startDatabase } from '../../../scripts/lib/database.mjs';
import { root } from '../../../scripts/lib/paths.mjs';
import { run, tsx } from '../../../scripts/lib/run.mjs';
import { assembleOpenSearch, OPENSEARCH_VERSION, startOpenSearch } from '../opensearch.mjs';
import { figure, printTable } from '../report';
import type { Measured } from './scale/search-child';

const option = (name: string) => process.argv.find((value) => value.startsWith(`--${name}=`))?.split('=')[1];
const chosen = option('sizes')?.split(',').map(Number);
const SIZES = chosen ?? [10_000, 100_000, ...(process.argv.includes('--quick') ? [] : [1_000_000])];

/** Of 100 000 listings in memory. */
const AIMS = { size: 100_000, startMs: 6000, medianMs: 8, p95Ms: 15, memoryMb: 150 };

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const count = new Intl.NumberFormat('en-IN').format;

/** Milliseconds that a process has had a processor: utime and stime of /proc, in hundredths of a second. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

const databasePid = (dir: string) => JSON.parse(readFileSync(join(dir, 'db/running.json'), 'utf8')).pid;

async function seed(size: number, dir: string): Promise<void> {
  await connectDb(process.env.MONGODB_URI);
  await syncIndexes();
  const few = { guests: 10, activities: 10, contacts: 10 };
  const pid = databasePid(dir);
  const [start, used, usedByDatabase] = [performance.now(), process.cpuUsage(), cpuOf(pid)];
  const perSecond = await fillWithDemoSet({ ...SEED_DEFAULTS, ...few, listings: size, now: new Date() });
  const ms = performance.now() - start;
  const { user, system } = process.cpuUsage(used);
  const [own, database] = [(user + system) / 1000, cpuOf(pid) - usedByDatabase];
  await disconnectDb();
  const each = (cpu: number) => `${Math.round((cpu / size) * 1000)} µs`;
  figure(
    `${count(size)}: seeded each second`,
    `${count(Math.round(perSecond))}; ${seconds(ms)} with pictures and people`,
  );
  figure(
    `${count(size)}: processor for a listing, application and database`,
    `${each(own)} and ${each(database)}`,
  );
}

function diskOf(dir: string): number {
  return Number(execFileSync('du', ['-sk', dir]).toString().split('\t')[0]) * 1024;
}

async function prepare(env: Record<string, string>): Promise<void> {
  const code = await run(process.execPath, tsx('scripts/prepare.ts'), { env, quiet: true });
  if (code !== 0) throw new Error('the database could not be prepared');
}

async function measureSearch(
  uri: string,
  dir: string,
  server?: { url: string; pid: number },
): Promise<Measured> {
  const child: ChildProcess = fork(fileURLToPath(new URL('./scale/search-child.ts', import.meta.url)), {
    execArgv: ['--expose-gc', '--conditions=react-server', '--import', 'tsx'],
    cwd: root,
    env: {
      ...process.env,
      ...SITE_MEMORY,
      MONGODB_URI: uri,
      DATA_DIR: dir,
      NODE_ENV: 'production',
      ...(server && { SEARCH_URL: server.url, SERVER_PID: String(server.pid) }),
    },
  });
  const [measured] = await once(child, 'message');
  return measured as Measured;
}

function report(size: number, engine: string, found: Measured, memoryMb: number): void {
  const isAim = size === AIMS.size && engine === 'memory';
  const name = (what: string) => `${count(size)}, ${engine}: ${what}`;
  const aim = (text: string, isMet: boolean): [string?, boolean?] => (isAim ? [text, isMet] : []);
  figure(
    name('until it answers'),
    `${seconds(found.loadMs)}, processor ${seconds(found.loadCpuMs)}`,
    ...aim(`≤ ${seconds(AIMS.startMs)}`, found.loadMs <= AIMS.startMs),
  );
  figure(
    name('memory'),
    `${Math.round(memoryMb)} MB, ${Math.round((memoryMb * 1024 * 1024) / size)} bytes for a listing`,
    ...aim(`≤ ${AIMS.memoryMb} MB`, memoryMb <= AIMS.memoryMb),
  );
  for (const { name: shape, median, p95, cpu } of [...found.queries, found.all])
    figure(
      name(`list by ${shape}`),
      `${median.toFixed(1)} ms, 95 % under ${p95.toFixed(1)} ms, processor ${cpu.toFixed(1)} ms`,
      ...aim(`≤ ${AIMS.medianMs} and ${AIMS.p95Ms} ms`, median <= AIMS.medianMs && p95 <= AIMS.p95Ms),
    );
}

const residentMb = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

async function measure(size: number): Promise<void> {
  const dir = mkdtempSync(join(option('dir') ?? tmpdir(), 'saptam-scale-'));
  const env = { DATA_DIR: dir, NODE_ENV: 'production', LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '1000000' };
  try {
    const database = await startDatabase({ dir: join(dir, 'db'), quiet: true });
    Object.assign(process.env, env, { MONGODB_URI: database.uri });
    await prepare({ ...env, MONGODB_URI: database.uri, DEMO_LISTINGS: '0' });
    await seed(size, dir);
    const bytes = diskOf(join(dir, 'db'));
    const disk = `${Math.round(bytes / 1e6)} MB, ${count(Math.round(bytes / size))} bytes each`;
    figure(`${count(size)}: on the disk`, disk);
    const own = await measureSearch(database.uri, dir);
    report(size, 'memory', own, own.memoryMb);
    const missing = assembleOpenSearch();
    if (missing) figure(`${count(size)}, OpenSearch`, `not measured: ${missing}`);
    else {
      const server = await startOpenSearch({ heapMb: Number(option('heap') ?? 1024) });
      try {
        const found = await measureSearch(database.uri, dir, server);
        report(size, `OpenSearch ${OPENSEARCH_VERSION}`, found, residentMb(server.pid));
      } finally {
        await server.stop();
      }
    }
    await database.stop();
    delete process.env.MONGODB_URI;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

console.log(
  `load of the machine: ${loadavg()
    .map((value) => value.toFixed(1))
    .join(', ')}`,
);
// one process for each: what the product reads from its environment it reads once
if (SIZES.length === 1) {
  await measure(SIZES[0]!);
  printTable();
} else {
  for (const size of SIZES)
    await run(
      process.execPath,
      tsx(
        fileURLToPath(import.meta.url),
        `--sizes=${size}`,
        ...['dir', 'heap'].flatMap((name) => (option(name) ? [`--${name}=${option(name)}`] : [])),
      ),
    );
}
