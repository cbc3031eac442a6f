import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../../scripts/lib/run.mjs';
import { overload } from '../bench/web/overload';
import { percentile, sleep } from '../measure';
import { figure } from '../report';
import { audit } from './audit';
import { Installation } from './installation';
import { People } from './people';

/** Measures for how long public pages from memory, and writes, are answered during an outage. */
async function whileAway(name: string, site: Installation, seconds: number) {
  const people = new People(site);
  const pages: number[] = [];
  const pending: Promise<void>[] = [];
  const until = Date.now() + seconds * 1000;
  const look = async () => {
    while (Date.now() < until) {
      const started = performance.now();
      const reply = await fetch(site.url, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
      await reply?.arrayBuffer();
      pages.push(reply?.status === 200 ? performance.now() - started : Number.POSITIVE_INFINITY);
      await sleep(200);
    }
  };
  const write = async () => {
    for (; Date.now() < until; await sleep(2000)) pending.push(people.enquire());
  };
  await Promise.all([look(), write()]);
  const served = pages.filter(Number.isFinite).length;
  figure(
    `${name}: public pages answered`,
    `${served} of ${pages.length}, p99 ${percentile(pages, 0.99).toFixed(0)} ms`,
    'all',
    served === pages.length,
  );
  const writes = [...people.replies];
  const refused = writes.filter(({ status }) => status === 503);
  const longest = Math.max(...writes.map(({ ms }) => ms));
  figure(
    `${name}: writes that got 503`,
    `${refused.length} of ${writes.length}, within ${(longest / 1000).toFixed(1)} s`,
    'all, ≤ 20 s',
    refused.length === writes.length && longest <= 20_000,
  );
  return { people, pending };
}

async function heals(
  name: string,
  site: Installation,
  { people, pending }: Awaited<ReturnType<typeof whileAway>>,
) {
  const back = Date.now();
  await people.enquire();
  const seconds = (Date.now() - back) / 1000;
  figure(`${name}: the first write afterwards`, `${seconds.toFixed(1)} s`, '≤ 15 s', seconds <= 15);
  await Promise.all(pending);
  await audit(name, people, { site, withAlerts: false });
}

async function databaseAway(
  name: string,
  seconds: number,
  take: (site: Installation) => Promise<unknown> | unknown,
  give: (site: Installation) => Promise<unknown> | unknown,
) {
  const site = await Installation.start();
  try {
    await fetch(site.url).then((reply) => reply.arrayBuffer());
    await new People(site).enquire();
    await take(site);
    const state = await whileAway(name, site, seconds);
    await give(site);
    await heals(name, site, state);
  } finally {
    await site.stop();
  }
}

/** Fills the available space in decreasing sizes, because a large write that fails may leave some. */
function fill(file: string): void {
  for (const size of [1_000_000, 4096])
    try {
      for (;;) appendFileSync(file, Buffer.alloc(size));
    } catch {
      // the disk is full
    }
}

/** Fills a separate disk that contains the database. Needs permission to mount one. */
async function fullDisk(): Promise<void> {
  const disk = `/tmp/saptam-faults-disk-${process.pid}`;
  mkdirSync(disk);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', disk], { stdio: 'pipe' });
  } catch {
    rmSync(disk, { recursive: true });
    figure('full disk', 'this user may not mount a disk');
    return;
  }
  const site = await Installation.start({ dbDir: join(disk, 'db') });
  try {
    const people = new People(site);
    await people.enquire();
    const filler = join(disk, 'filler');
    fill(filler);
    people.work({ enquirers: 8, sellers: 1, importers: 0, messageBytes: 3900 });
    const refusals = () => people.replies.filter(({ status }) => status >= 500).length;
    // until the space inside its files is also used up
    for (const end = Date.now() + 120_000; refusals() === 0 && Date.now() < end; ) {
      await sleep(250);
      // the database frees space when it cleans its log
      fill(filler);
    }
    await sleep(5000);
    const before = people.enquiries.size;
    const refused = refusals();
    const pages: number[] = [];
    for (let i = 0; i < 20; i++) {
      const page = await fetch(`${site.url}/buy?minPrice=${Date.now()}`);
      await page.arrayBuffer();
      pages.push(page.status);
    }
    const served = pages.filter((status) => status === 200).length;
    figure('full disk: writes that were refused', String(refused), '> 0', refused > 0);
    figure(
      'full disk: pages that must be read',
      `${served} of ${pages.length}`,
      'all',
      served === pages.length,
    );
    if (served < pages.length) console.log(site.log().slice(-6000));
    rmSync(filler);
    await sleep(5000);
    figure(
      'full disk: writes go on when there is room',
      `${people.enquiries.size - before} in 5 s`,
      '> 0',
      people.enquiries.size > before,
    );
    await people.finish();
    await audit('full disk', people, { withAlerts: false });
  } finally {
    await site.stop();
    execFileSync('umount', [disk]);
    rmSync(disk, { recursive: true });
  }
}

async function clockJumps(rounds: number): Promise<void> {
  const file = `/tmp/saptam-faults-clock-${process.pid}`;
  writeFileSync(file, '0');
  const clock = join(import.meta.dirname, 'clock.cjs');
  const site = await Installation.start({ env: { CLOCK_FILE: file, NODE_OPTIONS: `--require ${clock}` } });
  try {
    const people = new People(site);
    await people.saveSearch();
    // as if alerts began long ago, because older listings are not announced
    await site.onDatabase((db) =>
      db
        .collection('counters')
        .updateOne({ _id: 'search-alerts-begun' as never }, { $inc: { value: -3 * 3_600_000 } }),
    );
    people.work();
    for (let round = 0; round < Math.min(rounds, 4); round++) {
      for (const hours of [2, 0, -2, 0]) {
        writeFileSync(file, String(hours * 3_600_000));
        // longer than the interval of alerts
        await sleep(12_000);
      }
    }
    await people.finish();
    await audit('clock jumps of ± 2 h', people);
    figure(
      'clock jumps of ± 2 h: the longest answer',
      `${(people.longestMs / 1000).toFixed(1)} s`,
      '≤ 10 s',
      people.longestMs <= 10_000,
    );
  } finally {
    await site.stop();
    rmSync(file);
  }
}

/** Makes a backup while people write, and starts a site from it. */
async function backupAndRestore(): Promise<void> {
  const site = await Installation.start();
  const [copy, other] = [`${site.dir}-copy`, `${site.dir}-restored`];
  try {
    const people = new People(site);
    people.work();
    await sleep(8000);
    const before = {
      enquiries: new Map(people.enquiries),
      listings: new Map(people.listings),
      imports: [...people.imports],
    };
    // finds the process of this folder's database, as `npm start` would leave it
    const pid = Number(
      execFileSync('pgrep', ['-f', join(site.dir, 'db')])
        .toString()
        .trim()
        .split('\n')[0],
    );
    writeFileSync(join(site.dir, 'db/running.json'), JSON.stringify({ uri: site.uri, pid }));
    const started = Date.now();
    const made = await run(process.execPath, ['scripts/backup.mjs', copy], {
      env: { DATA_DIR: site.dir },
      quiet: true,
    });
    const seconds = (Date.now() - started) / 1000;
    await people.finish();
    const restored = await run(process.execPath, ['scripts/restore.mjs', copy], {
      env: { DATA_DIR: other },
      quiet: true,
    });
    figure(
      'backup of a running site, and restore',
      `exit codes ${made} and ${restored}, ${seconds.toFixed(1)} s`,
      '0 and 0',
      made + restored === 0,
    );
    const second = await Installation.start({ dir: other });
    try {
      const known = new People(second);
      for (const [key, id] of before.enquiries) known.enquiries.set(key, id);
      for (const [key, sent] of before.listings) known.listings.set(key, sent);
      known.imports.push(...before.imports);
      await audit('restored site', known, { withAlerts: false });
      await known.enquire();
      figure('restored site: takes a write', String(known.enquiries.size - before.enquiries.size), '1', true);
    } finally {
      await second.stop();
    }
  } finally {
    await site.stop();
    for (const dir of [copy, other]) rmSync(dir, { recursive: true, force: true });
  }
}

async function fourTimes(): Promise<void> {
  const site = await Installation.start({ env: { DEMO_LISTINGS: '120' } });
  try {
    await overload({ port: site.port, url: site.url, pid: process.pid, stop: async () => undefined }, 6);
    const people = new People(site);
    await people.enquire();
    figure(
      'overload 4×: the first write afterwards',
      `${people.longestMs.toFixed(0)} ms`,
      '≤ 2000 ms',
      people.longestMs <= 2000,
    );
  } finally {
    await site.stop();
  }
}

const AWAY_SECONDS = (rounds: number) => (rounds < 50 ? 25 : 60);

export const OUTAGES: Record<string, (rounds: number) => Promise<void>> = {
  frozen: (rounds) =>
    databaseAway(
      'database frozen',
      AWAY_SECONDS(rounds),
      (site) => site.signalDatabase('SIGSTOP'),
      (site) => site.signalDatabase('SIGCONT'),
    ),
  away: (rounds) =>
    databaseAway(
      'database away',
      AWAY_SECONDS(rounds),
      (site) => site.killDatabase(),
      (site) => site.startDatabase(),
    ),
  'full-disk': fullDisk,
  clock: clockJumps,
  overload: fourTimes,
  backup: backupAndRestore,
};
