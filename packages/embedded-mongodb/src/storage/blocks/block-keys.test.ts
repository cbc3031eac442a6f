import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KeyValueStore } from '../key-value-store';
import { FIRST_BLOCK_SPACE, recordIdAtEnd, spacePrefix } from '../spaces';

const SPACE = FIRST_BLOCK_SPACE + 7;
const prefix = spacePrefix(SPACE);
const end = spacePrefix(SPACE + 1);
let dir: string;
let store: KeyValueStore;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'blocks-'));
  store = new KeyValueStore(dir);
});
afterEach(async () => {
  await store.close();
  rmSync(dir, { recursive: true, force: true });
});

let seed = 1;
/** A repeatable random number below n. */
function random(n: number): number {
  seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
  return Math.floor((seed / 2 ** 32) * n);
}

/** Keys with long common beginnings, of many lengths, with every byte value in them. */
function randomKey(): string {
  const head = ['', 'a', 'aaaaaaaaaaaaaaaaaaaa', `b${'\xff'.repeat(random(3))}`][random(4)]!;
  const tail = Array.from({ length: random(5) }, () => String.fromCharCode(random(256))).join('');
  const padding = random(40) === 0 ? 'x'.repeat(random(1500)) : '';
  return `${head}${padding}${tail}${String(random(3000)).padStart(6, '0')}`;
}

const withSpace = (name: string): Buffer => Buffer.concat([prefix, Buffer.from(name, 'latin1')]);
const names = (keys: Buffer[]): string[] => keys.map((key) => key.toString('latin1', 4));

function expectSame(model: Set<string>): void {
  const sorted = [...model].sort();
  expect(names(store.keys(prefix, end, 1e9))).toEqual(sorted);
  expect(names(store.keysReverse(prefix, end, 1e9))).toEqual(sorted.toReversed());
  expect(store.count(prefix, end)).toBe(sorted.length);
  for (let i = 0; i < 40; i++) {
    const [low, high] = [randomKey(), randomKey()].sort() as [string, string];
    const within = sorted.filter((name) => name >= low && name < high);
    const [from, to] = [withSpace(low), withSpace(high)];
    expect(store.count(from, to)).toBe(within.length);
    expect(names(store.keys(from, to, 5))).toEqual(within.slice(0, 5));
    expect(names(store.keysReverse(from, to, 5))).toEqual(within.toReversed().slice(0, 5));
    const offset = random(within.length + 2);
    expect(store.keyAt(from, to, offset)?.toString('latin1', 4)).toBe(within[offset]);
    expect(store.has(from)).toBe(model.has(low));
    const fields = low.slice(0, -6);
    if ([...model].some((name) => name.startsWith(fields) && name.length === low.length))
      expect(store.mayHold(withSpace(fields))).toBe(true);
  }
}

/** Puts and deletes, a few or many between reads; later rounds mostly delete, so that blocks join. */
function change(model: Set<string>, round: number): void {
  const present = [...model];
  const often = round > 14 ? 8 : 3;
  for (let i = random(2) === 0 ? random(5) : random(3000); i > 0; i--) {
    if (random(10) < often && present.length > 0) {
      const name = present[random(present.length)]!;
      model.delete(name);
      store.deleteIndexKey(prefix, name);
    } else {
      const name = randomKey();
      model.add(name);
      store.putIndexKey(prefix, name);
    }
  }
}

test('blocks hold what a sorted set holds: ranges both ways, counts, offsets, and after a restart', async () => {
  const model = new Set<string>();
  for (let round = 0; round < 24; round++) {
    change(model, round);
    expectSame(model);
    if (round % 6 !== 5) continue;
    await store.durable();
    await store.close();
    store = new KeyValueStore(dir);
  }
  for (const name of [...model]) store.deleteIndexKey(prefix, name);
  model.clear();
  expectSame(model);
});

test('what is only in the log is there after a crash, and a cleared space stays empty', async () => {
  for (let i = 0; i < 5000; i++) store.putIndexKey(prefix, `key ${i}`);
  await store.durable();
  for (let i = 0; i < 5000; i += 2) store.deleteIndexKey(prefix, `key ${i}`);
  const other = spacePrefix(SPACE + 1);
  store.putIndexKey(other, 'gone');
  store.clearSpace(other);
  store.putIndexKey(other, 'new');
  await store.durable();
  const copy = mkdtempSync(join(tmpdir(), 'blocks-'));
  cpSync(dir, copy, { recursive: true });
  const again = new KeyValueStore(copy);
  expect(again.count(prefix, end)).toBe(2500);
  expect(names(again.keys(other, spacePrefix(SPACE + 2), 10))).toEqual(['new']);
  await again.close();
  rmSync(copy, { recursive: true });
});

test('keys that come in ascending order fill their blocks; random ones leave a third free at most', async () => {
  const name = (n: number): string => `status active ${String(n).padStart(10, '0')}\0\0\0\0\0\0`;
  for (let i = 0; i < 50_000; i++) store.putIndexKey(prefix, name(i));
  await store.durable();
  const ascending = store.blockBytes(prefix);
  for (let i = 0; i < 50_000; i++) store.putIndexKey(end, name(Math.imul(i, 2654435761) >>> 0));
  expect(store.count(end, spacePrefix(SPACE + 2))).toBe(50_000);
  // 2 lengths and the bytes that differ: nine of an ascending key, about fifteen of a random one
  expect(ascending).toBeLessThan(50_000 * 9 * 1.1);
  expect(store.blockBytes(end)).toBeLessThan(50_000 * 15 * 1.5);
  expect(recordIdAtEnd(store.keys(prefix, end, 1)[0]!)).toBe(0);
});
