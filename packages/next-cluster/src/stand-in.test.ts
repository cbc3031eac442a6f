import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, type Reply } from 'edge-cache/testing';
import { buildSync } from 'esbuild';

/** The first process and two others, which listen two seconds after their start, as a site that is loading does. It writes their numbers. */
const SOURCE = `
  import cluster from 'node:cluster';
  import { createServer } from 'node:http';
  import { ask } from './channel';
  import { makeHandover } from './handed-connections';
  import { makeStandIn } from './stand-in';
  const port = Number(process.argv[2]);
  if (cluster.isPrimary) {
    const page = { headers: () => ({ 'x-content-type-options': 'nosniff' }) };
    const standIn = makeStandIn({ port, page, failure: { page: () => '<h1>Later</h1>', pagePolicy: "default-src 'none'" }, log: console });
    const handOver = makeHandover();
    const start = () => {
      const worker = cluster.fork();
      handOver(worker);
      standIn.waitFor(worker);
      worker.once('listening', () => console.log(worker.process.pid));
      worker.once('exit', start);
    };
    start();
    start();
  } else setTimeout(async () => {
    await ask(process, { site: 'listening' });
    createServer((request, response) => response.end('served')).listen(port);
  }, 2000);`;

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'stand-in-'));
  const outfile = join(dir, 'main.js');
  const stdin = { contents: SOURCE, loader: 'ts' as const, resolveDir: __dirname };
  buildSync({ stdin, bundle: true, platform: 'node', outfile });
});
afterAll(() => rmSync(dir, { recursive: true }));

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Repeats a refused connection for as long as the address may be without a reply. */
async function reply(port: number, headers: Record<string, string> = {}): Promise<Reply> {
  for (const end = Date.now() + 300_000; ; await sleep(20)) {
    const got = await ask(port, '/list?size=3', { headers }).catch(() => undefined);
    if (got) return got;
    if (Date.now() > end) throw new Error('nobody replies');
  }
}

it('replies 503 until a process serves, and again when all of them were killed at once', async () => {
  const port = await freePort();
  const site = spawn(process.execPath, [join(dir, 'main.js'), String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pids: number[] = [];
  createInterface({ input: site.stdout }).on('line', (line) => pids.push(Number(line)));
  const twoServe = async () => {
    while (pids.length < 2) await sleep(20);
    return pids.splice(0);
  };
  try {
    const early = await reply(port);
    expect(early).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    expect(JSON.parse(early.text)).toMatchObject({ code: 'unavailable' });
    for (let round = 0; round < 2; round++) {
      const serving = await twoServe();
      expect(await reply(port)).toMatchObject({ status: 200, text: 'served' });
      for (const pid of serving) process.kill(pid, 'SIGKILL');
      const page = await reply(port, { accept: 'text/html' });
      // 503 unless a reply was on its way: it comes from the first process, so nobody waits for the others
      expect(page).toMatchObject({ status: 503, headers: { 'x-content-type-options': 'nosniff' } });
      expect(page.text).toContain('<h1>Later</h1>');
    }
  } finally {
    const closed = once(site, 'close');
    site.kill('SIGKILL');
    // with the processes that it has just started
    await closed;
  }
});
