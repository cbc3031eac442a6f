import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

/** A site of a single process, which loads until a file lets it, and then asks for the port. */
const SITE = `
const { existsSync, rmSync } = require('node:fs');
const { createServer } = require('node:http');
const loading = setInterval(() => {
  if (!existsSync(process.env.GO)) return;
  clearInterval(loading);
  rmSync(process.env.GO);
  process.send({ site: 'listening', id: 7 });
  process.once('message', ({ site, id }) => {
    if (site !== 'done' || id !== 7) throw new Error('no reply');
    createServer((request, response) => response.end('served')).listen(Number(process.env.PORT), () => process.stdout.write(process.pid + '\\n'));
  });
}, 20);
`;

/** What scripts/start.mjs does about the port. */
const KEEP = `
const { startPart } = await import('./scripts/lib/children.mjs');
const { makeStandIn } = await import('./scripts/lib/stand-in.mjs');
const { supervise } = await import('./scripts/lib/supervise.mjs');
const standIn = makeStandIn(Number(process.env.PORT));
standIn.takePort();
const start = () => {
  const site = startPart(process.execPath, [process.argv[1]], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  standIn.attend(site);
  return site;
};
const kept = supervise('The site', start(), start);
process.on('SIGTERM', () => standIn.end().then(() => kept.stop()).then(() => process.exit(0)));
`;

const dir = mkdtempSync(join(tmpdir(), 'saptam-stand-in-'));
let port: number;
let keeper: ChildProcess;
const go = join(dir, 'go');
const served: number[] = [];

/** Status 0 while connections are refused. */
async function call(headers: Record<string, string> = {}, body?: string): Promise<[number, string]> {
  const url = `http://127.0.0.1:${port}/list`;
  const reply = await fetch(url, { method: body ? 'POST' : 'GET', headers, body }).catch(() => undefined);
  return reply ? [reply.status, await reply.text()] : [0, ''];
}

async function until(what: string, isSo: () => Promise<boolean> | boolean): Promise<void> {
  for (const end = Date.now() + 300_000; !(await isSo()); await sleep(20))
    if (Date.now() > end) throw new Error(`${what} does not come`);
}

beforeAll(async () => {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  port = (probe.address() as AddressInfo).port;
  await new Promise((done) => probe.close(done));
  writeFileSync(join(dir, 'site.cjs'), SITE);
  keeper = spawn(process.execPath, ['--input-type=module', '-e', KEEP, join(dir, 'site.cjs')], {
    env: { ...process.env, PORT: String(port), GO: go } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  createInterface({ input: keeper.stdout! }).on('line', (line) => {
    if (/^\d+$/.test(line)) served.push(Number(line));
  });
});
afterAll(() => {
  keeper.kill('SIGKILL');
  for (const pid of served) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // it has ended
    }
  }
  rmSync(dir, { recursive: true, force: true });
});

test('the port of a site that starts replies 503, as JSON or as a page, until the site listens', async () => {
  await until('a reply', async () => (await call())[0] !== 0);
  const [status, text] = await call({}, JSON.stringify({ name: 'a write' }));
  expect([status, JSON.parse(text)]).toEqual([503, expect.objectContaining({ code: 'unavailable' })]);
  const page = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } });
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await page.text()).toContain('<h1>The site is starting</h1>');
  writeFileSync(go, '');
  await until('the site', () => served.length === 1);
  expect(await call()).toEqual([200, 'served']);
});

test('a site of one process that is killed leaves a reply at its port, and serves again', async () => {
  const [pid] = served;
  process.kill(pid!, 'SIGKILL');
  // a connection that the killed one had accepted is closed
  await until('a reply', async () => (await call())[0] === 503);
  writeFileSync(go, '');
  await until('the next site', () => served.length === 2);
  expect(await call()).toEqual([200, 'served']);
});

test('a stop frees the port', async () => {
  const ended = once(keeper, 'exit');
  keeper.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(await call()).toEqual([0, '']);
});
