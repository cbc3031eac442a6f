import { type ChildProcess, execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { MongoClient } from 'mongodb';
import { endLeftOver, startedParts } from './lib/left-over.mjs';
import { progressPrinter, progressText } from './lib/progress';
import { pauseAfter } from './lib/supervise.mjs';
import { waitingAt } from './lib/waiting.mjs';

/** The database part of scripts/start.mjs, without the rest of the site. */
const KEEP = `
const { startDatabase } = await import('./scripts/lib/database.mjs');
const { supervise } = await import('./scripts/lib/supervise.mjs');
const database = await startDatabase({ dir: process.argv[1] });
const kept = supervise('The database', database, database.startAgain);
process.on('SIGTERM', () => kept.stop().then(() => process.exit(0)));
console.log('kept');
setInterval(() => undefined, 1000);
`;

type Keeper = Awaited<ReturnType<typeof keepDatabase>>;

async function keepDatabase(dir: string) {
  const { MONGODB_URI: _, ...env } = process.env;
  const child = spawn(process.execPath, ['--input-type=module', '-e', KEEP, dir], {
    env: env as NodeJS.ProcessEnv,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  async function until(what: string, isSo: () => boolean): Promise<void> {
    for (const end = Date.now() + 300_000; !isSo(); await sleep(50))
      if (Date.now() > end) throw new Error(`${what} does not come: ${said}`);
  }
  await until('the database', () => said.includes('kept'));
  return {
    child,
    until,
    said: () => said,
    /** Reads the folder's current server. */
    running: (): { uri: string; pid: number } => JSON.parse(readFileSync(join(dir, 'running.json'), 'utf8')),
  };
}

async function onDatabaseOf<T>({ running }: Keeper, work: (client: MongoClient) => Promise<T>): Promise<T> {
  const client = new MongoClient(running().uri, { serverSelectionTimeoutMS: 300_000 });
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

const countNotes = (client: MongoClient) => client.db().collection('notes').countDocuments();
const addNote = (client: MongoClient) =>
  client
    .db()
    .collection('notes')
    .insertOne({ text: 'kept' }, { writeConcern: { w: 1, j: true } });

// three unanswered checks take most of a minute, in which the other tests run
const hanging = mkdtempSync(join(tmpdir(), 'saptam-hanging-'));
let hung: { keeper: Keeper; pid: number };
beforeAll(async () => {
  const keeper = await keepDatabase(hanging);
  await onDatabaseOf(keeper, addNote);
  const { pid } = keeper.running();
  process.kill(pid, 'SIGSTOP');
  hung = { keeper, pid };
});
afterAll(() => {
  hung.keeper.child.kill('SIGKILL');
  process.kill(hung.keeper.running().pid, 'SIGKILL');
  rmSync(hanging, { recursive: true, force: true });
});

describe('preparation', () => {
  const dir = mkdtempSync(join(tmpdir(), 'saptam-prepare-'));
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  /** Runs a module of scripts/lib in Node, as the commands do, and returns its output as JSON. */
  async function inNode<T>(program: string): Promise<T> {
    const { MONGODB_URI: _, ...env } = process.env;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
      env: env as NodeJS.ProcessEnv,
    });
    return JSON.parse(stdout.trim().split('\n').at(-1)!) as T;
  }

  type Bundle = { name: string; program: string; inputs?: string[] };
  const bundle = (dist: string) =>
    inNode<Bundle>(`
    const { ensurePrepareBundled } = await import('./scripts/lib/prepare-bundle.mjs');
    console.log(JSON.stringify(await ensurePrepareBundled(${JSON.stringify(dist)})));
  `);

  describe('database preparation bundle', () => {
    const dist = join(dir, 'dist');

    test('is rebuilt when anything in it changes, and stays whole when two commands build it at once', async () => {
      const [first, second] = await Promise.all([bundle(dist), bundle(dist)]);
      expect(first.program).toBe(second.program);
      expect(existsSync(first.program)).toBe(true);
      expect(readdirSync(dist)).toEqual([first.name]);
      const inputs = first.inputs ?? second.inputs!;
      const sources = await inNode<string[]>(`
      const { PREPARE_SOURCES } = await import('./scripts/lib/prepare-bundle.mjs');
      console.log(JSON.stringify(PREPARE_SOURCES));
    `);
      const isNamed = (input: string) =>
        sources.some((source) => input === source || input.startsWith(`${source}/`));
      expect(inputs.length).toBeGreaterThan(500);
      expect(inputs.filter((input) => !isNamed(input))).toEqual([]);
    });

    test('is built once', async () => {
      expect((await bundle(dist)).inputs).toBeUndefined();
    });
  });

  describe('a site beside the preparation', () => {
    /** Prepares a new database once for each number of demo listings, and returns which preparations were repeated. */
    const prepareEach = (listings: string[]) => {
      const program = `
      const { startDatabase } = await import('./scripts/lib/database.mjs');
      const { beginPreparing } = await import('./scripts/lib/prepare-database.mjs');
      const database = await startDatabase({ dir: ${JSON.stringify(join(dir, 'data/db'))}, quiet: true });
      const repeated = [];
      for (const DEMO_LISTINGS of ${JSON.stringify(listings)}) {
        const env = { MONGODB_URI: database.uri, DATA_DIR: ${JSON.stringify(join(dir, 'data'))}, SITE_URL: 'http://localhost:1', NODE_ENV: 'production', DEMO_LISTINGS };
        const { isRepeated, signIns } = await beginPreparing({ env, folder: database.folder });
        await signIns;
        repeated.push(isRepeated);
      }
      await database.stop();
      console.log(JSON.stringify(repeated));
    `;
      return inNode<boolean[]>(program);
    };

    test('starts once the same program has finished over this folder', async () => {
      expect(await prepareEach(['0', '0'])).toEqual([false, true]);
      expect(JSON.parse(readFileSync(join(dir, 'data/db/prepared.json'), 'utf8')).listings).toBe('0');
    });

    test('does not take a killed preparation for a finished one', async () => {
      const program = `
      const { beginPreparing } = await import('./scripts/lib/prepare-database.mjs');
      const stop = new AbortController();
      const env = { MONGODB_URI: 'mongodb://127.0.0.1:9/saptam', DATA_DIR: ${JSON.stringify(dir)}, DEMO_LISTINGS: '0' };
      const { signIns } = await beginPreparing({ env, folder: ${JSON.stringify(dir)}, signal: stop.signal });
      stop.abort();
      console.log(JSON.stringify(await signIns.then(() => 'done', (error) => error.constructor.name)));
    `;
      expect(await inNode<string>(program)).toBe('Stop');
      expect(existsSync(join(dir, 'prepared.json'))).toBe(false);
    });
  });
});

describe('supervision', () => {
  const root = mkdtempSync(join(tmpdir(), 'saptam-supervise-'));
  const dir = join(root, 'db');
  let keeper: Keeper;
  const running = () => keeper.running();
  const until: Keeper['until'] = (what, isSo) => keeper.until(what, isSo);

  const onDatabase = <T>(work: (client: MongoClient) => Promise<T>) => onDatabaseOf(keeper, work);

  const isThere = (pid: number): boolean => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };

  beforeAll(async () => {
    keeper = await keepDatabase(dir);
  });
  afterAll(() => {
    keeper.child.kill('SIGKILL');
    rmSync(root, { recursive: true, force: true });
  });

  test('restarts a killed database at the same address with its acknowledged data', async () => {
    const before = running();
    await onDatabase(addNote);
    process.kill(before.pid, 'SIGKILL');
    await until('a new server', () => running().pid !== before.pid);
    expect(running().uri).toBe(before.uri);
    expect(await onDatabase(countNotes)).toBe(1);
    expect(keeper.said()).toContain('The database ended by itself (SIGKILL). Starting it again');
  });

  test('restarts a part that is killed repeatedly within 20 s each time', () => {
    // pauses between failed attempts have doubled to the maximum
    expect(pauseAfter(18_000, 15_000)).toBe(4000);
    expect(pauseAfter(18_000, 500)).toBe(500);
    expect(pauseAfter(61_000, 15_000)).toBe(250);
  });

  test('reports a database that cannot start once, retries, and starts it when its folder is repaired', async () => {
    const { pid } = running();
    const [file, aside] = [join(dir, 'data.db'), join(root, 'aside.db')];
    process.kill(pid, 'SIGSTOP');
    renameSync(file, aside);
    writeFileSync(file, 'no database');
    process.kill(pid, 'SIGKILL');
    await until('the reason', () => /is damaged/.test(keeper.said()));
    await until('the words', () => keeper.said().includes('The database is tried again until it starts'));
    await until('two tries', () => (keeper.said().match(/is damaged/g)?.length ?? 0) > 1);
    expect(keeper.said().match(/tried again until it starts/g)).toHaveLength(1);
    rmSync(file);
    renameSync(aside, file);
    await until('a new server', () => running().pid !== pid);
    expect(await onDatabase(countNotes)).toBe(1);
  });

  test('lets the database listen at a socket, in a folder accessible only to its owner', () => {
    const { port, host } = new URL(running().uri);
    expect([port, decodeURIComponent(host)]).toEqual(['', join(dir, 'mongodb.sock')]);
    expect(statSync(dir).mode & 0o777).toBe(0o700);
    const open = readdirSync(dir).filter((name) => statSync(join(dir, name)).mode & 0o077);
    expect(open).toEqual([]);
  });

  test('ends the database with its keeper at a stop', async () => {
    const { pid } = running();
    const ended = once(keeper.child, 'exit');
    keeper.child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(isThere(pid)).toBe(false);
    expect(execFileSync('ls', [dir]).toString()).not.toContain('running.json');
  });
});

describe('first reply', () => {
  /** The result of a site that ends without a reply, as scripts/start.mjs sees it. */
  async function outcome(messages: object[]): Promise<string> {
    const program = `
    import { EventEmitter } from 'node:events';
    import { firstReply } from './scripts/lib/first-reply.mjs';
    const child = new EventEmitter();
    let end;
    const ended = new Promise((done) => { end = done; });
    const first = firstReply('http://127.0.0.1:9/', { child, ended });
    for (const message of ${JSON.stringify(messages)}) child.emit('message', message);
    end({ signal: 'SIGKILL' });
    console.log(await first.then(() => 'goes on', (error) => error.message));
  `;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
    return stdout.trim();
  }

  test('restarts a site that is killed at its first reply', async () => {
    expect(await outcome([{ site: 'ready' }, { site: 'listening' }])).toBe('goes on');
  });

  test('reports a fault of a site that ends before it listens', async () => {
    expect(await outcome([])).toMatch(/stopped before it served/);
  });
});

describe('leftover processes', () => {
  const dir = mkdtempSync(join(tmpdir(), 'saptam-left-over-'));
  const note = join(dir, 'started.json');
  const children: ChildProcess[] = [];
  const part = (name: string) => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)', name]);
    children.push(child);
    return child;
  };
  const isThere = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;
  const gone = spawnSync(process.execPath, ['-e', '']).pid;

  beforeEach(() => void jest.spyOn(console, 'log').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL');
    rmSync(dir, { recursive: true, force: true });
  });

  /** Leaves the state of a killed command. */
  function killed(): void {
    const { parts } = JSON.parse(readFileSync(note, 'utf8'));
    writeFileSync(note, JSON.stringify({ by: { pid: gone, program: 'start.mjs' }, parts }));
  }

  test('are ended after a killed start, the site first, but not those of a running one', async () => {
    const [database, site] = [part('a-database'), part('a-site')];
    await Promise.all([once(database, 'spawn'), once(site, 'spawn')]);
    // this process runs Jest
    const started = startedParts('jest', dir);
    started('database', database, 'a-database');
    started('site', site, 'a-site');
    started('elsewhere', undefined, 'nothing');
    await endLeftOver(dir);
    expect([isThere(database), isThere(site)]).toEqual([true, true]);
    killed();
    const ended: string[] = [];
    for (const [name, child] of Object.entries({ database, site }))
      child.once('exit', () => ended.push(name));
    const exits = [once(database, 'exit'), once(site, 'exit')];
    await endLeftOver(dir);
    await Promise.all(exits);
    expect(ended).toEqual(['site', 'database']);
    await endLeftOver(dir);
  });

  test('are left alone if another program has the process id since', async () => {
    const other = part('somebody-else');
    await once(other, 'spawn');
    startedParts('jest', dir)('site', other, 'a-site');
    killed();
    await endLeftOver(dir);
    expect(isThere(other)).toBe(true);
  });

  test('are none for a folder without a start or with a damaged note', async () => {
    writeFileSync(note, '{');
    await endLeftOver(dir);
    rmSync(note);
    await endLeftOver(dir);
  });
});

describe('progress', () => {
  function printer(isTTY: boolean) {
    const written: string[] = [];
    let time = 0;
    const out = { isTTY, write: (text: string) => written.push(text) > 0 };
    const progress = progressPrinter(out, () => time);
    return {
      written,
      at: (ms: number, done: number) => {
        time = ms;
        progress.show({ step: 'listings', done, total: 1_000_000 });
      },
      beatAt: (ms: number) => {
        time = ms;
        progress.beat();
      },
      end: progress.end,
    };
  }

  test('reports the count, the speed and the remaining time', () => {
    const progress = { step: 'listings', done: 120_000, total: 1_000_000 };
    expect(progressText(progress, 10_000)).toBe(
      '1,20,000 of 10,00,000 listings, 12,000 a second, about 74 s left',
    );
    expect(progressText({ ...progress, done: 1_000_000 }, 10_000)).toBe(
      '10,00,000 of 10,00,000 listings, 1,00,000 a second',
    );
    expect(progressText({ step: 'listings', done: 0, total: 10 }, 0)).toBe('0 of 10 listings');
  });

  test('writes a line every four seconds into a pipe, and none for a short job', () => {
    const { written, at, end } = printer(false);
    for (let ms = 0; ms <= 9_000; ms += 500) at(ms, ms * 10);
    end();
    expect(written.map((line) => line.split(' ')[0])).toEqual(['40,000', '80,000']);
    const short = printer(false);
    short.at(100, 600);
    short.end();
    expect(short.written).toEqual([]);
  });

  test('reports every four seconds that work continues without progress', () => {
    const { written, at, beatAt } = printer(false);
    for (let ms = 0; ms <= 9_000; ms += 1_000) beatAt(ms);
    at(9_500, 1_000);
    for (let ms = 10_000; ms <= 13_000; ms += 1_000) beatAt(ms);
    expect(written).toEqual([
      'Preparing the demo set, at work for 4 s\n',
      'Preparing the demo set, at work for 8 s\n',
      expect.stringMatching(/^1,000 of 10,00,000 listings.*, at work for 12 s\n$/),
    ]);
  });

  test('redraws one line on a terminal', () => {
    const { written, at, end } = printer(true);
    at(0, 0);
    at(100, 500_000);
    end();
    expect(written[1]).toMatch(/^\r█{14}░{14} 5,00,000 of 10,00,000 listings/);
    expect(written.at(-1)).toBe('\n');
  });
});

describe('waiting', () => {
  /** A free port, and the server that replies there until the site does. */
  async function waiting() {
    const probe = createServer().listen(0);
    await once(probe, 'listening');
    const { port } = probe.address() as AddressInfo;
    await new Promise((resolve) => probe.close(resolve));
    return { url: `http://127.0.0.1:${port}`, port, at: waitingAt(port) };
  }

  async function ask(url: string, init: RequestInit = {}): Promise<Response> {
    for (;;) {
      const reply = await fetch(url, init).catch(() => undefined);
      if (reply) return reply;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  test('shows people a page with the progress that reloads itself', async () => {
    const { url, at } = await waiting();
    at.say('Its pages are being built.');
    at.open();
    const reply = await ask(`${url}/buy`, { headers: { accept: 'text/html' } });
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5']);
    expect(reply.headers.get('content-security-policy')).toContain("style-src 'sha256-");
    const text = await reply.text();
    expect(text).toContain('Its pages are being built.');
    expect(text).toContain('<meta http-equiv="refresh" content="5">');
    for (const language of ['en', 'mr', 'hi']) expect(text).toContain(`lang="${language}"`);
    at.close();
  });

  test('gives programs the API’s error, also for a write', async () => {
    const { url, at } = await waiting();
    at.open();
    const reply = await ask(`${url}/api/contact`, { method: 'POST', body: 'x'.repeat(200_000) });
    expect([reply.status, await reply.json()]).toEqual([
      503,
      { message: expect.any(String), code: 'unavailable', requestId: expect.any(String) },
    ]);
    at.close();
  });

  test('passes the port to the site, and takes it back when the site has ended', async () => {
    const { url, port, at } = await waiting();
    at.open();
    await ask(url);
    at.close();
    const site = createServer((_, response) => response.end('the site')).listen(port);
    await once(site, 'listening');
    expect(await (await ask(url, { headers: { connection: 'close' } })).text()).toBe('the site');
    // waits until the port is free
    at.open();
    site.close();
    site.closeAllConnections();
    let status = 0;
    while (status !== 503) status = (await ask(url, { headers: { connection: 'close' } })).status;
    at.close();
  });
});

test('ends and restarts a database that hangs', async () => {
  const { keeper, pid } = hung;
  await keeper.until('a new server', () => keeper.running().pid !== pid);
  expect(keeper.said()).toContain('The database does not reply any more');
  expect(await onDatabaseOf(keeper, countNotes)).toBe(1);
});
