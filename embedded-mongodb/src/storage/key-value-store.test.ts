import { closeSync, mkdtempSync, openSync, readdirSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KeyValueStore } from './key-value-store';
import { WriteAheadLog } from './wal';

const bytes = (text: string): Buffer => Buffer.from(text);
let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'store-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

test('what was durable is there after a restart, deletions too', async () => {
  const store = new KeyValueStore(dir);
  store.put(bytes('a'), bytes('1'));
  store.put(bytes('b'), bytes('2'));
  store.delete(bytes('a'));
  await store.durable();
  await store.close();
  const again = new KeyValueStore(dir);
  expect(again.get(bytes('a'))).toBeUndefined();
  expect(again.get(bytes('b'))?.toString()).toBe('2');
  await again.close();
});

test('ranges, forwards and backwards, leave the end out', async () => {
  const store = new KeyValueStore(dir);
  for (const key of ['a', 'b', 'c', 'd']) store.put(bytes(key), bytes(key));
  const text = (keys: Buffer[]) => keys.map(String).join('');
  expect(text(store.keys(bytes('b'), bytes('d'), 10))).toBe('bc');
  expect(text(store.keysReverse(bytes('b'), bytes('d'), 10))).toBe('cb');
  expect(text(store.keysReverse(bytes('a'), bytes('bb'), 10))).toBe('ba');
  expect(text(store.keysReverse(bytes('a'), bytes('z'), 2))).toBe('dc');
  expect(store.count(bytes('b'), bytes('d'))).toBe(2);
  expect(store.entriesReverse(bytes('a'), bytes('z'), 1)[0]?.value.toString()).toBe('d');
  await store.close();
});

describe('write-ahead log', () => {
  const replayed = (log: WriteAheadLog, after: number): string[] => {
    const seen: string[] = [];
    log.replay(after, (payload) => seen.push(payload.toString()));
    return seen;
  };
  const write = (log: WriteAheadLog, sequence: number, text: string): void =>
    log.write(sequence, [bytes(text)], text.length);

  test('replays what follows the checkpoint and stops at a torn record', () => {
    const path = join(dir, 'log');
    const log = new WriteAheadLog(path);
    write(log, 1, 'one');
    write(log, 2, 'two');
    const end = log.size;
    write(log, 3, 'three');
    log.close();
    const fd = openSync(path, 'r+');
    writeSync(fd, bytes('X'), 0, 1, end + 22);
    closeSync(fd);
    expect(replayed(new WriteAheadLog(path), 1)).toEqual(['two']);
  });

  test('records from before a checkpoint are not taken for new ones', () => {
    const path = join(dir, 'log');
    const log = new WriteAheadLog(path);
    for (let n = 1; n <= 5; n++) write(log, n, `old ${n}`);
    log.rewind();
    write(log, 6, 'new 6');
    log.close();
    expect(replayed(new WriteAheadLog(path), 5)).toEqual(['new 6']);
    expect(statSync(path).size).toBeGreaterThan(100_000);
  });

  test('an erased record is gone', () => {
    const path = join(dir, 'log');
    const log = new WriteAheadLog(path);
    write(log, 1, 'kept');
    const at = log.size;
    write(log, 2, 'refused');
    log.erase(at);
    expect(replayed(log, 0)).toEqual(['kept']);
    log.close();
    expect(readdirSync(dir)).toEqual(['log']);
  });
});
