import { cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KeyValueStore } from './key-value-store';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'copies-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const key = (n: number): Buffer => Buffer.from(`\0key ${String(n).padStart(8, '0')}`);
const value = (n: number): Buffer => Buffer.alloc(1500, n);

test('compacting gives pages back while others write, and nothing is lost, also by a crash right after', async () => {
  const store = new KeyValueStore(dir, 1024 * 1024);
  for (let n = 0; n < 8000; n++) {
    store.put(key(n), value(n));
    if (n % 100 === 0) await store.durable();
  }
  for (let n = 0; n < 8000; n++) {
    if (n >= 2000) store.delete(key(n));
    if (n % 100 === 0) await store.durable();
  }
  await store.durable();
  const before = statSync(join(dir, 'data.db')).size;
  let writing = true;
  let written = 8000;
  const writer = (async () => {
    while (writing) {
      store.put(key(written), value(written));
      written++;
      await store.durable();
    }
  })();
  const freed = await store.compact();
  expect(freed).toBeGreaterThan(before / 3);
  expect(statSync(join(dir, 'data.db')).size).toBeLessThan(before);
  const untilHere = written;
  while (written < untilHere + 50) await store.durable();
  writing = false;
  await writer;
  const expectAll = (from: KeyValueStore): void => {
    for (let n = 0; n < 2000; n++) expect(from.get(key(n))?.equals(value(n))).toBe(true);
    for (let n = 8000; n < written; n++) expect(from.get(key(n))?.equals(value(n))).toBe(true);
    expect(from.count(key(0), key(99_999_999))).toBe(2000 + written - 8000);
  };
  expectAll(store);
  const copy = mkdtempSync(join(tmpdir(), 'copies-'));
  cpSync(dir, copy, { recursive: true });
  await store.close();
  const crashed = new KeyValueStore(copy);
  expectAll(crashed);
  await crashed.close();
  rmSync(copy, { recursive: true });
  const again = new KeyValueStore(dir);
  expectAll(again);
  await again.close();
});

test('compactions asked for at the same time run one after the other', async () => {
  const store = new KeyValueStore(dir);
  for (let n = 0; n < 100; n++) store.put(key(n), value(n));
  await store.durable();
  await Promise.all([store.compact(), store.compact()]);
  store.put(key(100), value(100));
  await store.durable();
  expect(store.count(key(0), key(1000))).toBe(101);
  await store.close();
});
