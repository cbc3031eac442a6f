import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask } from 'edge-cache/testing';
import { buildSync } from 'esbuild';

/** The first process of a site with two others, as main.ts keeps them. Each of them replies with its folder. */
const SOURCE = `
  import cluster from 'node:cluster';
  import { createServer } from 'node:http';
  import { basename } from 'node:path';
  import { makeHandover } from './handed-connections';
  import { takeMoves } from './move';
  if (cluster.isPrimary) {
    const leaving = new Set();
    const handOver = makeHandover();
    const start = () => {
      const worker = cluster.fork();
      handOver(worker);
      worker.once('listening', (address) => process.send({ listens: address.port }));
      worker.once('exit', () => {
        process.send({ ended: leaving.has(worker) ? 'left' : 'by itself' });
        if (!leaving.delete(worker)) start();
      });
      return worker;
    };
    start();
    start();
    takeMoves(process, start, leaving, start);
  } else {
    const server = createServer((request, response) => {
      if (request.url === '/end') process.exit(1);
      response.setHeader('connection', 'close').end(basename(process.cwd()));
    });
    server.listen(Number(process.env.PORT));
    process.once('SIGTERM', () => server.close(() => process.exit(0)));
  }`;

type Told = { site?: string; listens?: number; ended?: string };

let dir: string;
let site: ChildProcess;
const told: Told[] = [];

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'move-'));
  const stdin = { contents: SOURCE, loader: 'ts' as const, resolveDir: __dirname };
  for (const build of ['first', 'whole']) {
    mkdirSync(join(dir, build));
    buildSync({ stdin, bundle: true, platform: 'node', outfile: join(dir, build, 'main.js') });
  }
  mkdirSync(join(dir, 'broken'));
  writeFileSync(join(dir, 'broken/main.js'), 'process.exit(3);');
  site = fork(join(dir, 'first/main.js'), {
    cwd: join(dir, 'first'),
    env: { ...process.env, PORT: '0' } as NodeJS.ProcessEnv,
  });
  site.on('message', (message) => told.push(message as Told));
});
afterAll(async () => {
  const closed = once(site, 'close');
  site.kill('SIGKILL');
  await closed;
  rmSync(dir, { recursive: true });
});

const until = async (isSo: () => boolean) => {
  while (!isSo()) await once(site, 'message');
};
const count = (wanted: Told) =>
  told.filter((message) => JSON.stringify(message) === JSON.stringify(wanted)).length;
const listening = () => told.filter(({ listens }) => listens !== undefined).length;
const moveTo = (build: string) =>
  site.send({ site: 'move', id: 1, exec: join(dir, build, 'main.js'), cwd: join(dir, build) });

it('goes on as it is when the other build does not start', async () => {
  await until(() => listening() === 2);
  moveTo('broken');
  await until(() => told.some(({ site: said }) => said === 'stayed'));
  expect((await ask(told.find(({ listens }) => listens)!.listens!, '/')).text).toBe('first');
  // the broken one is not tried again
  expect([count({ ended: 'left' }), count({ ended: 'by itself' })]).toEqual([1, 0]);
});

it('lets the other build take over without a request that fails', async () => {
  const port = told.find(({ listens }) => listens)!.listens!;
  let isOver = false;
  const answers: string[] = [];
  const visits = (async () => {
    while (!isOver) answers.push((await ask(port, '/').catch((error) => ({ text: String(error) }))).text);
  })();
  moveTo('whole');
  await until(() => told.some(({ site: said }) => said === 'moved'));
  // both of the first build have left
  await until(() => count({ ended: 'left' }) === 3);
  expect((await ask(port, '/')).text).toBe('whole');
  isOver = true;
  await visits;
  expect(answers.filter((text) => text !== 'first' && text !== 'whole')).toEqual([]);
  await until(() => listening() === 4);
});

it('starts the other build again when one of its processes ends', async () => {
  const port = told.find(({ listens }) => listens)!.listens!;
  await ask(port, '/end').catch(() => undefined);
  await until(() => count({ ended: 'by itself' }) === 1 && listening() === 5);
  expect((await ask(port, '/')).text).toBe('whole');
});
