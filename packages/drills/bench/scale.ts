/**
 * `npm run bench -- scale [--quick | --sizes=N,N] [--dir=FOLDER]`: 10 000, 100 000 and 1 000 000 listings with pictures, with
 * --quick not the million, or the sizes that are given. Of each: how fast the demo set is written, its room on the disk, the time until the site listens
 * without and with a snapshot of the index, the memory of the index, and the time of filtered lists. Beside times stands the
 * processor's: it says what an idle machine would take when this one is not idle. A million take 4 GB in --dir.
 */
import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connectDb, disconnectDb } from '@/lib/platform/db/connect';
import { syncIndexes } from '@/lib/registries/indexes';
import { fillWithDemoSet } from '../../../scripts/demo/fill';
import { SEED_DEFAULTS } from '../../../scripts/demo/write';
import { startDatabase } from '../../../scripts/lib/database.mjs';
import { root } from '../../../scripts/lib/paths.mjs';
import { run, tsx } from '../../../scripts/lib/run.mjs';
import { figure, printTable } from '../report';
import type { Measured } from './scale/search-child';
import { startProduct, type World } from './web/sites';

const option = (name: string) => process.argv.find((value) => value.startsWith(`--${name}=`))?.split('=')[1];
const chosen = option('sizes')?.split(',').map(Number);
const SIZES = chosen ?? [10_000, 100_000, ...(process.argv.includes('--quick') ? [] : [1_000_000])];

const AIMS = { perSecond: 10_000, bytesEach: 4096, restartMs: 15_000, memoryMb: 1024, listMs: 60 };
/** Processes that share a machine of two cores, each with an index of its own. */
const WEB_PROCESSES = 2;
const LISTENS_WITHIN_MS = 10 * 60_000;

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
    `≥ ${count(AIMS.perSecond)}`,
    perSecond >= AIMS.perSecond,
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

/** As `npm start` does it with everything built: the database, its preparation, and a site that listens. */
async function startAll(dir: string, settings: Record<string, string>) {
  const began = performance.now();
  const database = await startDatabase({ dir: join(dir, 'db'), quiet: true });
  const atDatabase = performance.now();
  const env = { ...settings, MONGODB_URI: database.uri };
  await prepare(env);
  const atPrepared = performance.now();
  const world: World = { dir, env, stop: database.stop };
  const site = await startProduct(world, 1, {}, LISTENS_WITHIN_MS);
  const end = performance.now();
  const parts = [atDatabase - began, atPrepared - atDatabase, end - atPrepared];
  return { ms: end - began, parts: parts.map(seconds).join(' + '), site, database };
}

async function measureSearch(uri: string, dir: string): Promise<Measured> {
  const child: ChildProcess = fork(fileURLToPath(new URL('./scale/search-child.ts', import.meta.url)), {
    execArgv: ['--expose-gc', '--conditions=react-server', '--import', 'tsx'],
    cwd: root,
    env: { ...process.env, MONGODB_URI: uri, DATA_DIR: dir, NODE_ENV: 'production' },
  });
  const [measured] = await once(child, 'message');
  return measured as Measured;
}

async function measure(size: number): Promise<void> {
  const dir = mkdtempSync(join(option('dir') ?? tmpdir(), 'saptam-scale-'));
  const env = { DATA_DIR: dir, NODE_ENV: 'production', LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '1000000' };
  const name = (what: string) => `${count(size)}: ${what}`;
  try {
    const database = await startDatabase({ dir: join(dir, 'db'), quiet: true });
    Object.assign(process.env, env, { MONGODB_URI: database.uri });
    await prepare({ ...env, MONGODB_URI: database.uri, DEMO_LISTINGS: '0' });
    await seed(size, dir);
    await database.stop();
    delete process.env.MONGODB_URI;
    const bytes = diskOf(join(dir, 'db'));
    const disk = `${Math.round(bytes / 1e6)} MB, ${count(Math.round(bytes / size))} bytes each`;
    figure(
      name('on the disk'),
      disk,
      `≤ ${count(AIMS.bytesEach)} bytes each`,
      bytes / size <= AIMS.bytesEach,
    );

    const first = await startAll(dir, env);
    figure(
      name('listens first (database + its preparation + site)'),
      `${seconds(first.ms)} = ${first.parts}`,
    );
    await first.site.stop();
    await first.database.stop();
    const again = await startAll(dir, env);
    const isSoon = again.ms <= AIMS.restartMs;
    figure(name('listens again'), `${seconds(again.ms)} = ${again.parts}`, seconds(AIMS.restartMs), isSoon);

    // what the job runner does after a start is not what a list takes
    await again.site.stop();
    const found = await measureSearch(again.database.uri, dir);
    await again.database.stop();
    const machineMb = found.memoryMb * WEB_PROCESSES;
    figure(name('reading the snapshot and comparing every row'), seconds(found.loadMs));
    figure(
      name(`memory of the index in ${WEB_PROCESSES} processes`),
      `${Math.round(machineMb)} MB, ${Math.round((found.buffersMb * 1024 * 1024) / size)} bytes for a listing`,
      `≤ ${AIMS.memoryMb} MB`,
      machineMb <= AIMS.memoryMb,
    );
    for (const { name: shape, median, p95, cpu } of found.queries)
      figure(
        name(`list by ${shape}`),
        `${median.toFixed(1)} ms, 95 % under ${p95.toFixed(1)} ms, processor ${cpu.toFixed(1)} ms`,
        `≤ ${AIMS.listMs} ms`,
        median <= AIMS.listMs,
      );
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
  const dir = option('dir');
  for (const size of SIZES)
    await run(
      process.execPath,
      tsx(fileURLToPath(import.meta.url), `--sizes=${size}`, ...(dir ? [`--dir=${dir}`] : [])),
    );
}
