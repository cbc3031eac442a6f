import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { User } from '@/models/platform/user';
import { connectDb, disconnectDb, wasDbAway } from './connect';

const dir = mkdtempSync(join(tmpdir(), 'saptam-connect-'));
let server: ChildProcess;
let uri: string;

async function start(): Promise<void> {
  const main = 'packages/embedded-mongodb/dist/main.js';
  server = spawn(process.execPath, [main, '--dir', dir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(createInterface({ input: server.stdout! }), 'line');
  uri = (JSON.parse(line) as { uri: string }).uri;
}

beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/build-embedded.mjs'], { stdio: 'ignore' });
  await start();
  await connectDb(uri);
});
afterAll(async () => {
  await disconnectDb();
  server.kill('SIGKILL');
  rmSync(dir, { recursive: true, force: true });
});

const AWAY = 'the database has been away for a while';
const failure = () =>
  User.countDocuments().then(
    () => undefined,
    (error: Error) => error.message,
  );

test('of many reads of a page one waits for a database that is gone; all work again when it is back', async () => {
  expect(await failure()).toBeUndefined();
  const began = Date.now();
  expect(wasDbAway(began)).toBe(false);
  server.kill('SIGKILL');
  await once(server, 'exit');
  // the first one waits for another server; how often depends on when the monitor sees it
  while ((await failure()) !== AWAY) await sleep(50);
  const before = performance.now();
  for (let reads = 0; reads < 20; reads++) expect(await failure()).toBe(AWAY);
  // twenty waits of a second and a half would be thirty
  expect(performance.now() - before).toBeLessThan(15_000);
  await start();
  while ((await failure()) !== undefined) await sleep(50);
  // what began before it was back may have failed by it; what begins now has not
  expect([wasDbAway(began), wasDbAway(Date.now() + 1)]).toEqual([true, false]);
});
