import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { pauseAfter } from './lib/supervise.mjs';

/** A database as scripts/start.mjs keeps it, without the rest of the site. */
const KEEP = `
const { startDatabase } = await import('./scripts/lib/database.mjs');
const { supervise } = await import('./scripts/lib/supervise.mjs');
const database = await startDatabase({ dir: process.argv[1] });
const kept = supervise('The database', database, database.startAgain);
process.on('SIGTERM', () => kept.stop().then(() => process.exit(0)));
console.log('kept');
setInterval(() => undefined, 1000);
`;

const root = mkdtempSync(join(tmpdir(), 'saptam-supervise-'));
const dir = join(root, 'db');
let keeper: ChildProcess;
let said = '';

/** What an own look at the folder says of the server that runs over it now. */
const running = (): { uri: string; pid: number } =>
  JSON.parse(readFileSync(join(dir, 'running.json'), 'utf8'));

async function until(what: string, isSo: () => boolean): Promise<void> {
  for (const end = Date.now() + 300_000; !isSo(); await sleep(50))
    if (Date.now() > end) throw new Error(`${what} does not come: ${said}`);
}

async function onDatabase<T>(work: (client: MongoClient) => Promise<T>): Promise<T> {
  const client = new MongoClient(running().uri, { serverSelectionTimeoutMS: 300_000 });
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

beforeAll(async () => {
  const { MONGODB_URI: _, ...env } = process.env;
  keeper = spawn(process.execPath, ['--input-type=module', '-e', KEEP, dir], {
    env: env as NodeJS.ProcessEnv,
  });
  for (const stream of [keeper.stdout, keeper.stderr])
    stream?.on('data', (chunk) => {
      said += chunk;
    });
  await until('the database', () => said.includes('kept'));
});
afterAll(() => {
  keeper.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

test('a database that is killed comes back at the same address with what it had acknowledged', async () => {
  const before = running();
  await onDatabase((client) =>
    client
      .db()
      .collection('notes')
      .insertOne({ text: 'kept' }, { writeConcern: { w: 1, j: true } }),
  );
  process.kill(before.pid, 'SIGKILL');
  await until('a new server', () => running().pid !== before.pid);
  expect(running().uri).toBe(before.uri);
  expect(await onDatabase((client) => client.db().collection('notes').countDocuments())).toBe(1);
  expect(said).toContain('The database ended by itself (SIGKILL). Starting it again');
});

test('a part that is killed again and again, and starts each time, is back within 20 s each time', () => {
  // the pauses before tries that fail have doubled to the longest meanwhile
  expect(pauseAfter(18_000, 15_000)).toBe(4000);
  expect(pauseAfter(18_000, 500)).toBe(500);
  expect(pauseAfter(61_000, 15_000)).toBe(250);
});

test('a database that cannot start is said once, tried again, and starts when its folder is whole', async () => {
  const { pid } = running();
  const [file, aside] = [join(dir, 'data.db'), join(root, 'aside.db')];
  process.kill(pid, 'SIGSTOP');
  renameSync(file, aside);
  writeFileSync(file, 'no database');
  process.kill(pid, 'SIGKILL');
  await until('the reason', () => /is damaged/.test(said));
  await until('the words', () => said.includes('The database is tried again until it starts'));
  await until('two tries', () => (said.match(/is damaged/g)?.length ?? 0) > 1);
  expect(said.match(/tried again until it starts/g)).toHaveLength(1);
  rmSync(file);
  renameSync(aside, file);
  await until('a new server', () => running().pid !== pid);
  expect(await onDatabase((client) => client.db().collection('notes').countDocuments())).toBe(1);
});

test('a database that hangs is ended and starts again', async () => {
  const { pid } = running();
  process.kill(pid, 'SIGSTOP');
  await until('a new server', () => running().pid !== pid);
  expect(said).toContain('The database does not reply any more');
  expect(await onDatabase((client) => client.db().collection('notes').countDocuments())).toBe(1);
});

test('the database listens at a socket, and its folder is for its owner alone', () => {
  const { port, host } = new URL(running().uri);
  expect([port, decodeURIComponent(host)]).toEqual(['', join(dir, 'mongodb.sock')]);
  expect(statSync(dir).mode & 0o777).toBe(0o700);
  const open = readdirSync(dir).filter((name) => statSync(join(dir, name)).mode & 0o077);
  expect(open).toEqual([]);
});

test('a stop ends the database with its keeper', async () => {
  const { pid } = running();
  const ended = once(keeper, 'exit');
  keeper.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(isThere(pid)).toBe(false);
  expect(execFileSync('ls', [dir]).toString()).not.toContain('running.json');
});
