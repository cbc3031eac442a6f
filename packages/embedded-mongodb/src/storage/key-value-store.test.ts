import { closeSync, cpSync, mkdtempSync, openSync, readdirSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KeyValueStore } from './key-value-store';
import { RECORD_HEAD, WriteAheadLog } from './wal';

const bytes = (text: string): Buffer => Buffer.from(text);
/** In a space of plain entries. */
const key = (text: string): Buffer => bytes(`\0${text}`);
let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'store-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

test('what was durable is there after a restart, deletions too', async () => {
  const store = new KeyValueStore(dir);
  store.put(key('a'), bytes('1'));
  store.put(key('b'), bytes('2'));
  store.delete(key('a'));
  await store.durable();
  await store.close();
  const again = new KeyValueStore(dir);
  expect(again.get(key('a'))).toBeUndefined();
  expect(again.get(key('b'))?.toString()).toBe('2');
  await again.close();
});

test('values of any length in one group are there, at once and after a crash', async () => {
  const store = new KeyValueStore(dir);
  const lengths = [0, 1, 70_000, 3, 2_000_000, 0, 65_536, 9];
  const value = (length: number): Buffer => Buffer.alloc(length, `${length}!`);
  const expectAll = (from: KeyValueStore): void => {
    for (const [i, length] of lengths.entries()) {
      const stored = from.get(key(`key ${i}`));
      expect(stored?.length).toBe(length);
      expect(stored?.equals(value(length))).toBe(true);
    }
  };
  for (const [i, length] of lengths.entries()) {
    const given = value(length);
    store.put(key(`key ${i}`), given);
    given.fill(0); // the caller may reuse its buffer
  }
  expectAll(store);
  await store.durable();
  store.put(key('after'), bytes('the bulk'));
  await store.durable();
  // no checkpoint yet: the copy has the log alone, as after a kill
  const copy = mkdtempSync(join(tmpdir(), 'store-'));
  cpSync(dir, copy, { recursive: true });
  await store.close();
  const again = new KeyValueStore(copy);
  expectAll(again);
  expect(again.get(key('after'))?.toString()).toBe('the bulk');
  await again.close();
  rmSync(copy, { recursive: true });
});

test('who asks while a flush is on its way is answered after the next', async () => {
  const store = new KeyValueStore(dir);
  const told: string[] = [];
  const wait = (name: string): Promise<void> => store.durable().then(() => void told.push(name));
  store.put(key('a'), bytes('1'));
  const first = [wait('a'), wait('a too')];
  await new Promise(setImmediate);
  store.put(key('b'), bytes('2'));
  const second = wait('b');
  await Promise.all([...first, second]);
  expect(told).toEqual(['a', 'a too', 'b']);
  await store.close();
});

test('ranges, forwards and backwards, leave the end out', async () => {
  const store = new KeyValueStore(dir);
  for (const name of ['a', 'b', 'c', 'd']) store.put(key(name), bytes(name));
  const text = (keys: Buffer[]) => keys.map((found) => found.toString('latin1', 1)).join('');
  expect(text(store.keys(key('b'), key('d'), 10))).toBe('bc');
  expect(text(store.keysReverse(key('b'), key('d'), 10))).toBe('cb');
  expect(text(store.keysReverse(key('a'), key('bb'), 10))).toBe('ba');
  expect(text(store.keysReverse(key('a'), key('z'), 2))).toBe('dc');
  expect(store.count(key('b'), key('d'))).toBe(2);
  expect(store.entriesReverse(key('a'), key('z'), 1)[0]?.value.toString()).toBe('d');
  await store.close();
});

describe('write-ahead log', () => {
  const replayed = (log: WriteAheadLog, after: number): string[] => {
    const seen: string[] = [];
    log.replay(after, (payload) => seen.push(payload.toString()));
    return seen;
  };
  const write = (log: WriteAheadLog, sequence: number, text: string): void =>
    log.write(sequence, Buffer.concat([Buffer.alloc(RECORD_HEAD), bytes(text)]));

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
