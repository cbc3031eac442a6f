import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/paths.mjs';
import { freePort, percentile, sleep } from '../measure';
import { figure } from '../report';

/** Longer than a person waits: what takes more counts as no reply. */
const PATIENT_MS = 25_000;
const VICTIM = '127.0.9.1';

type Reply = { status: number; ms: number; text: string };
type Call = { from?: string; method?: string; headers?: Record<string, string>; body?: string };

/** What `npm start` starts, over a folder of its own. */
class Started {
  readonly dir = mkdtempSync(join(tmpdir(), 'saptam-hostile-'));
  private child: ChildProcess | undefined;

  private constructor(readonly port: number) {}

  static async start(): Promise<Started> {
    const made = new Started(await freePort());
    const log = openSync(join(made.dir, 'site.log'), 'a');
    const { MONGODB_URI: _, SITE_URL: __, ...inherited } = process.env;
    const own = { DATA_DIR: made.dir, PORT: String(made.port), DEMO_LISTINGS: '40', WEB_CONCURRENCY: '2' };
    made.child = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: root,
      env: { ...inherited, ...own, LOG_LEVEL: 'warn', BCRYPT_COST: '4' } as NodeJS.ProcessEnv,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    await made.until('a site', 600_000, async () => (await made.call('/api/health/ready')).status === 200);
    return made;
  }

  /** How long it took until it was so. */
  async until(what: string, withinMs: number, isSo: () => Promise<boolean>): Promise<number> {
    for (const started = Date.now(); ; await sleep(100)) {
      if (await isSo()) return Date.now() - started;
      if (Date.now() - started > withinMs) throw new Error(`${what} does not come`);
    }
  }

  /** One request over a connection of its own; status 0 for no reply. */
  call(path: string, { from = VICTIM, method = 'GET', headers, body }: Call = {}): Promise<Reply> {
    const started = performance.now();
    return new Promise((resolve) => {
      const end = (status: number, text = '') => resolve({ status, ms: performance.now() - started, text });
      const options = { host: '127.0.0.1', port: this.port, localAddress: from, path, method, agent: false };
      const signal = AbortSignal.timeout(PATIENT_MS);
      const outgoing = request({ ...options, headers, signal }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', () => end(0));
        response.on('end', () => end(response.statusCode ?? 0, Buffer.concat(chunks).toString()));
      });
      outgoing.on('error', () => end(0));
      outgoing.end(body);
    });
  }

  post = (path: string, body: unknown, call: Call = {}) => {
    const headers = { 'content-type': 'application/json', 'user-agent': AGENT, ...call.headers };
    return this.call(path, { ...call, method: 'POST', headers, body: JSON.stringify(body) });
  };

  get databasePid(): number {
    return JSON.parse(readFileSync(join(this.dir, 'db/running.json'), 'utf8')).pid;
  }

  /** The processes that serve: children of the one that `npm start` keeps. */
  webWorkers(): number[] {
    const childrenOf = (pid: number): number[] =>
      readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
        .trim()
        .split(/\s+/)
        .filter(Boolean)
        .map(Number);
    return childrenOf(this.child?.pid ?? 0)
      .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('dist/server.mjs'))
      .flatMap(childrenOf);
  }

  async stop(): Promise<void> {
    if (this.child && this.child.exitCode === null) {
      const ended = once(this.child, 'exit');
      this.child.kill('SIGTERM');
      await ended;
    }
    rmSync(this.dir, { recursive: true, force: true });
  }
}

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Asks again and again while something goes on, and says how that went. */
async function during(
  name: string,
  seconds: number,
  aimMs: number,
  ask: () => Promise<Reply>,
): Promise<void> {
  const replies: Reply[] = [];
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(300)) replies.push(await ask());
  const p95 = percentile(
    replies.map(({ ms }) => ms),
    0.95,
  );
  const lost = replies.filter(({ status }) => status === 0 || status >= 500).length;
  const value = `p95 ${p95.toFixed(0)} ms, ${lost} of ${replies.length} without one`;
  figure(`${name}: replies to others`, value, `≤ ${aimMs} ms, 0`, p95 <= aimMs && lost === 0);
}

/** Connections that send a head and then some bytes a second. */
function slowSenders(site: Started, count: number, head: string, bytesPerSecond: number): () => void {
  const sockets: Socket[] = Array.from({ length: count }, (_, i) => {
    const socket = connect({ port: site.port, host: '127.0.0.1', localAddress: `127.0.1.${1 + (i % 3)}` });
    socket.on('error', () => undefined);
    socket.write(head);
    return socket;
  });
  const piece = 'x'.repeat(Math.max(1, Math.round(bytesPerSecond / 2)));
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write(piece);
  }, 500);
  return () => {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  };
}

async function slowBodies(site: Started): Promise<void> {
  const upload =
    'POST /api/property HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 180000000\r\n\r\n';
  const small =
    'POST /api/searches HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 200000\r\n\r\n';
  for (const [name, count, head] of [
    ['150 slow uploads', 150, upload],
    ['150 slow bodies', 150, small],
    ['1 000 slow bodies', 1000, small],
  ] as const) {
    const stop = slowSenders(site, count, head, 2300);
    await sleep(1000);
    await Promise.all([
      during(`${name}, writes`, 12, 2000, () => site.post('/api/user/logout', {})),
      during(`${name}, pages from memory`, 12, 2000, () => site.call('/')),
      during(`${name}, health`, 12, 2000, () => site.call('/api/health/live')),
    ]);
    stop();
    await sleep(1000);
  }
  const stop = slowSenders(site, 1000, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-', 20);
  await during('1 000 slow heads, pages from memory', 8, 2000, () => site.call('/'));
  stop();
}

async function heavyAddress(site: Started, ids: readonly string[]): Promise<void> {
  let isOver = false;
  const attack = Array.from({ length: 48 }, async (_, n) => {
    for (let i = n; !isOver; i++) {
      const id = ids[i % ids.length];
      const paths = [
        `/properties/${id}/brochure.pdf?lang=hi`,
        `/properties/${id}/window-card.pdf?lang=mr`,
        `/og/${id}?v=${i}`,
      ];
      await site.call(paths[i % 3] as string, { from: '127.0.3.1' });
    }
  });
  await sleep(1000);
  let n = 0;
  await Promise.all([
    during('48 connections for heavy files, API', 15, 300, () => site.call('/api/user/me')),
    during('48 connections for heavy files, uncached lists', 15, 2000, () =>
      site.call(`/buy?minArea=${500 + n++}`),
    ),
    during('48 connections for heavy files, pages from memory', 15, 2000, () => site.call('/')),
  ]);
  isOver = true;
  await Promise.all(attack);
}

async function sharedRefusals(site: Started): Promise<void> {
  const address = () => `/api/property?limit=3&minPrice=${Math.floor(Date.now() / 500)}`;
  // each process counts to 300 of its own
  for (let i = 0; i < 16; i++)
    await Promise.all(
      Array.from({ length: 50 }, (_, k) =>
        site.call(`/api/property?limit=1&minArea=${i * 50 + k}`, { from: '127.0.4.1' }),
      ),
    );
  let own = 0;
  let others = 0;
  for (const end = Date.now() + 6000; Date.now() < end; ) {
    const path = address();
    const [limited, free] = await Promise.all([
      site.call(path, { from: '127.0.4.1' }),
      site.call(path, { from: `127.0.5.${1 + Math.floor(Math.random() * 200)}` }),
    ]);
    if (limited.status === 429) own++;
    if (free.status === 429) others++;
  }
  figure(
    'one limited caller: refusals of it, of others',
    `${own}, ${others}`,
    '> 0, 0',
    own > 0 && others === 0,
  );
}

async function inflation(site: Started, id: string): Promise<void> {
  let counted = 0;
  for (let i = 0; i < 60; i++) {
    const headers = { 'user-agent': `${AGENT} ${i}` };
    const { text } = await site.post(`/api/property/${id}/view`, {}, { from: '127.0.6.1', headers });
    if (text.includes('"counted":true')) counted++;
  }
  // each process remembers its own: twice five
  figure('60 views of one address by 60 browsers: counted', String(counted), '≤ 10', counted <= 10);
}

async function kills(site: Started): Promise<void> {
  process.kill(site.databasePid, 'SIGKILL');
  const pages = during('database killed, pages from memory', 4, 2000, () => site.call('/'));
  const healedMs = await site.until(
    'the database',
    60_000,
    async () => (await site.call('/api/health/ready')).status === 200,
  );
  await pages;
  figure(
    'database killed: ready again within',
    `${(healedMs / 1000).toFixed(1)} s`,
    '≤ 20 s',
    healedMs <= 20_000,
  );
  for (const pid of site.webWorkers()) process.kill(pid, 'SIGKILL');
  const repliesMs = await site.until('a reply', 60_000, async () => (await site.call('/')).status > 0);
  figure(
    'all web processes killed: a reply within',
    `${(repliesMs / 1000).toFixed(1)} s`,
    '≤ 3 s',
    repliesMs <= 3000,
  );
  await site.until('the site', 120_000, async () => (await site.call('/api/health/ready')).status === 200);
}

/** Files and folders that another account of the machine could open, were it not for the folder above them. */
function openToOthers(dir: string): string[] {
  const names = readdirSync(dir, { recursive: true }).map(String);
  return names.filter(
    (name) => ((statSync(join(dir, name), { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0,
  );
}

/** What one visitor or one crash does to others, on what `npm start` starts (docs/operations.md#faults). */
async function hostile(): Promise<void> {
  const site = await Started.start();
  try {
    const { text } = await site.call('/api/property?limit=20');
    const ids = (JSON.parse(text) as { data: { _id: string }[] }).data.map(({ _id }) => _id);
    const open = openToOthers(site.dir).filter((name) => name !== 'site.log');
    figure('files that others may open', String(open.length), '0', open.length === 0);
    // what was just started compiles what it is asked for first
    for (const path of ['/', '/buy?minArea=499', '/api/user/me', '/api/user/logout']) await site.call(path);
    await sleep(10_000);
    await slowBodies(site);
    await heavyAddress(site, ids);
    await sharedRefusals(site);
    await inflation(site, ids[0]!);
    await kills(site);
  } finally {
    await site.stop();
  }
}

export const HOSTILE: Record<string, (rounds: number) => Promise<void>> = { hostile };
