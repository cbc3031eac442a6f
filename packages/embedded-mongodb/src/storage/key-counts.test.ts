import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KeyCounts } from './key-counts';
import { KeyValueStore } from './key-value-store';

const SPACE = 7;

function keyOf(n: number): Buffer {
  const key = Buffer.alloc(8);
  key.writeUInt32BE(SPACE, 0);
  key.writeUInt32BE(n, 4);
  return key;
}

test('counts and positions stay true while keys come and go', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'key-counts-'));
  const store = new KeyValueStore(dir);
  const counts = new KeyCounts(store);
  const present = new Set<number>();
  const change = (n: number): void => {
    if (present.delete(n)) {
      store.delete(keyOf(n));
      counts.changed(SPACE, keyOf(n), -1);
    } else {
      present.add(n);
      store.put(keyOf(n), Buffer.alloc(0));
      counts.changed(SPACE, keyOf(n), 1);
    }
  };
  for (let n = 0; n < 20_000; n += 2) change(n);
  let seed = 1;
  const random = (below: number): number => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  for (let round = 0; round < 40; round++) {
    for (let i = 0; i < 500; i++) change(random(20_000));
    const low = random(10_000);
    const high = low + random(10_000);
    const inside = [...present].filter((n) => n >= low && n < high).sort((a, b) => a - b);
    expect(counts.count(SPACE, keyOf(low), keyOf(high))).toBe(inside.length);
    const offset = random(Math.max(1, inside.length));
    expect(counts.keyAt(SPACE, keyOf(low), keyOf(high), offset)?.readUInt32BE(4)).toBe(inside[offset]);
  }
  await store.close();
  rmSync(dir, { recursive: true });
});
