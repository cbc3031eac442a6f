import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KeyValueStore } from './key-value-store';
import { FIRST_PACKED_SPACE, recordKey } from './spaces';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'packed-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const keyIn = (space: number, n: number): Buffer => recordKey(space, n);
const key = (n: number): Buffer => keyIn(FIRST_PACKED_SPACE + 7, n);
const END = key(1e6);

let seed = 1;
const random = (): number => {
  seed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) + 0x6d2b79f5;
  return (seed >>> 0) / 2 ** 32;
};
/** Every first byte and lengths about all limits: of packing, of a page, of the buffers that values are read into. */
const LENGTHS = [0, 1, 5, 399, 400, 401, 4000, 8191, 70_000, 2_000_000, 16_793_600];
/** The first byte decides about short values only: longer ones are always packed. */
const firstBytes = (length: number): number[] => {
  if (length > 10_000_000) return [254];
  return length > 1_000_000 ? [0, 255] : [0, 249, 250, 254, 255];
};
const values: Buffer[] = LENGTHS.flatMap((length) =>
  firstBytes(length).flatMap((first) => {
    const repeated = Buffer.alloc(length, 'sale of a flat, ');
    const noise = Buffer.alloc(Math.min(length, 70_000)).map(() => Math.floor(random() * 256));
    for (const value of [repeated, noise]) if (value.length > 0) value[0] = first;
    return length > 100_000 ? [repeated] : [repeated, Buffer.from(noise)];
  }),
);

function expectAll(store: KeyValueStore): void {
  for (const [n, value] of values.entries()) expect(store.get(key(n))!.equals(value)).toBe(true);
  const ascending = store.entries(key(0), END, 1000).map((entry) => entry.value);
  expect(ascending.map((value, n) => value.equals(values[n]!))).toEqual(values.map(() => true));
  const descending = store.entriesReverse(key(0), END, 1000).map((entry) => entry.value);
  expect(descending.reverse().map((value, n) => value.equals(values[n]!))).toEqual(values.map(() => true));
  expect(store.count(key(0), END)).toBe(values.length);
  expect(store.keys(key(3), END, 2)).toEqual([key(3), key(4)]);
}

test('values of every length and beginning come back as they were, also after a crash, a checkpoint and a compaction', async () => {
  const store = new KeyValueStore(dir);
  for (const [n, value] of values.entries()) store.put(key(n), value);
  expectAll(store);
  await store.durable();
  const copy = mkdtempSync(join(tmpdir(), 'packed-'));
  cpSync(dir, copy, { recursive: true });
  const afterCrash = new KeyValueStore(copy);
  expectAll(afterCrash);
  await afterCrash.close();
  rmSync(copy, { recursive: true });
  await store.compact();
  expectAll(store);
  store.delete(key(2));
  expect(store.get(key(2))).toBeUndefined();
  store.put(key(2), values[2]!);
  await store.close();
  const again = new KeyValueStore(dir);
  expectAll(again);
  await again.close();
});

test('texts take less room packed than as plain entries', async () => {
  const text = (n: number): Buffer =>
    Buffer.from(JSON.stringify({ address: `Plot ${n}`, pictures: Array(20).fill(`/media/${n}/1280.jpg`) }));
  const bytesAfter = async (space: number): Promise<number> => {
    const folder = join(dir, String(space));
    const store = new KeyValueStore(folder);
    for (let n = 0; n < 5000; n++) store.put(keyIn(space, n), text(n));
    await store.close();
    const again = new KeyValueStore(folder);
    for (const n of [0, 77, 4999]) expect(again.get(keyIn(space, n))!.equals(text(n))).toBe(true);
    expect(again.count(keyIn(space, 0), keyIn(space + 1, 0))).toBe(5000);
    await again.close();
    return statSync(join(folder, 'data.db')).size;
  };
  for (const space of [9, FIRST_PACKED_SPACE + 9]) mkdirSync(join(dir, String(space)));
  expect(await bytesAfter(FIRST_PACKED_SPACE + 9)).toBeLessThan((await bytesAfter(9)) / 2);
});

test('large documents fill their pages, also between other collections; small ones are not spread', async () => {
  const PAGE = 8192;
  const store = new KeyValueStore(dir);
  const other = FIRST_PACKED_SPACE + 20;
  for (let n = 1; n < 100; n++) store.put(keyIn(other, n), Buffer.alloc(300, n));
  const noise = Buffer.from(Buffer.alloc(100_000).map(() => Math.floor(random() * 256)));
  // of 2 400 to 3 000 bytes two or three lie in a page, of 100 bytes seventy
  for (let n = 1; n <= 6000; n++) {
    const from = Math.floor(random() * 90_000);
    store.put(key(n), noise.subarray(from, from + 2400 + Math.floor(random() * 600)));
    store.put(keyIn(other, 100 + n), noise.subarray(from, from + 100));
    if (n % 500 === 0) await store.durable();
  }
  await store.close();
  expect(statSync(join(dir, 'data.db')).size).toBeLessThan((6000 / 2 + 6000 / 60) * PAGE * 1.1);
  const again = new KeyValueStore(dir);
  expect(again.count(key(0), keyIn(FIRST_PACKED_SPACE + 8, 0))).toBe(6000);
  expect(again.keysReverse(key(0), keyIn(FIRST_PACKED_SPACE + 8, 0), 1)).toEqual([key(6000)]);
  await again.close();
});
