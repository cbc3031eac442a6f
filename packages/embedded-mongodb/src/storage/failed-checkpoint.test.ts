import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteEngine } from './engine/sqlite-engine';
import { KeyValueStore } from './key-value-store';

const FULL = 'database or disk is full';
let failures = 0;
let message = FULL;
const { checkpoint } = SqliteEngine.prototype;

const key = (text: string): Buffer => Buffer.from(`\0${text}`);
const value = Buffer.from('value');
let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'store-'));
  jest.spyOn(SqliteEngine.prototype, 'checkpoint').mockImplementation(function (this: SqliteEngine) {
    if (failures-- <= 0) return checkpoint.call(this);
    throw new Error(message);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(dir, { recursive: true, force: true });
});

test('a checkpoint that a full disk has no room for is tried again, and nothing that was written is lost', async () => {
  failures = 3;
  message = FULL;
  // a checkpoint after every group
  const store = new KeyValueStore(dir, 1);
  const warnings: string[] = [];
  store.onFailure = (error) => warnings.push(error.message);
  for (let i = 0; i < 20; i++) {
    store.put(key(`key ${i}`), value);
    const first = store.durable();
    // arrives while the first is being flushed, so it is not in the log when the checkpoint begins
    await Promise.resolve();
    store.put(key(`late ${i}`), value);
    await Promise.all([first, store.durable()]);
    for (const name of ['key', 'late']) expect(store.get(key(`${name} ${i}`))?.toString()).toBe('value');
  }
  expect([warnings.length, failures < 0, store.failed]).toEqual([3, true, null]);
  await store.close();
  const again = new KeyValueStore(dir);
  for (let i = 0; i < 20; i++)
    for (const name of ['key', 'late']) expect(again.get(key(`${name} ${i}`))?.toString()).toBe('value');
  await again.close();
});

test('a checkpoint that fails for another reason ends the writing, and what was acknowledged is there', async () => {
  failures = 1;
  message = 'disk I/O error';
  const store = new KeyValueStore(dir, 1);
  const kept: number[] = [];
  for (let i = 0; i < 20 && !store.failed; i++) {
    store.put(key(`key ${i}`), value);
    await store.durable().then(() => kept.push(i));
  }
  expect(store.failed?.message).toContain('restarted');
  expect(() => store.put(key('x'), value)).toThrow(/restarted/);
  expect(kept.length).toBeGreaterThan(0);
  for (const i of kept) expect(store.get(key(`key ${i}`))?.toString()).toBe('value');
  await store.close();
  const again = new KeyValueStore(dir);
  for (const i of kept) expect(again.get(key(`key ${i}`))?.toString()).toBe('value');
  await again.close();
});

test('a change that a full disk has no room for is refused alone; what came before it stays, and so does the next', async () => {
  failures = 0;
  const store = new KeyValueStore(dir);
  store.put(key('before'), value);
  await store.durable();
  const put = jest.spyOn(SqliteEngine.prototype, 'put').mockImplementationOnce(() => {
    throw new Error(FULL);
  });
  expect(() => store.put(key('refused'), value)).toThrow('Nothing of this write was stored');
  put.mockRestore();
  store.put(key('after'), value);
  await store.durable();
  await store.close();
  const again = new KeyValueStore(dir);
  const found = ['before', 'refused', 'after'].map((name) => again.get(key(name))?.toString());
  expect(found).toEqual(['value', undefined, 'value']);
  await again.close();
});
