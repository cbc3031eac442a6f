import { closeSync, cpSync, mkdtempSync, openSync, readdirSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Garbage } from '../catalog/garbage';
import { CursorRegistry } from '../cursors/cursor-registry';
import { DocumentStream, listSource } from '../cursors/document-stream';
import { docOf } from '../semantics/values';
import { SqliteEngine } from './engine/sqlite-engine';
import { FlushPace } from './flush-pace';
import { KeyCounts } from './key-counts';
import { KeyValueStore } from './key-value-store';
import { spacePrefix } from './spaces';
import { RECORD_HEAD, WriteAheadLog } from './wal';

describe('the store', () => {
  const bytes = (text: string): Buffer => Buffer.from(text);
  /** A key in a space of plain entries. */
  const key = (text: string): Buffer => bytes(`\0${text}`);
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'store-'));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  test('keeps durable writes and deletions after a restart', async () => {
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

  test('keeps values of any length in one group, at once and after a crash', async () => {
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
    // copies the folder before a checkpoint, so it has only the log, as after a kill
    const copy = mkdtempSync(join(tmpdir(), 'store-'));
    cpSync(dir, copy, { recursive: true });
    await store.close();
    const again = new KeyValueStore(copy);
    expectAll(again);
    expect(again.get(key('after'))?.toString()).toBe('the bulk');
    await again.close();
    rmSync(copy, { recursive: true });
  });

  test('answers a request that arrives during a flush after the next one', async () => {
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

  test('ranges exclude their end in both directions', async () => {
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

    test('ignores records from before a checkpoint', () => {
      const path = join(dir, 'log');
      const log = new WriteAheadLog(path);
      for (let n = 1; n <= 5; n++) write(log, n, `old ${n}`);
      log.rewind();
      write(log, 6, 'new 6');
      log.close();
      expect(replayed(new WriteAheadLog(path), 5)).toEqual(['new 6']);
      expect(statSync(path).size).toBeGreaterThan(100_000);
    });

    test('does not replay an erased record', () => {
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
});

describe('copies', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'copies-'));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  const key = (n: number): Buffer => Buffer.from(`\0key ${String(n).padStart(8, '0')}`);
  const value = (n: number): Buffer => Buffer.alloc(1500, n);

  test('compacting frees pages while others write, and loses nothing in a crash right after', async () => {
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

  test('runs simultaneous compactions one after the other', async () => {
    const store = new KeyValueStore(dir);
    for (let n = 0; n < 100; n++) store.put(key(n), value(n));
    await store.durable();
    await Promise.all([store.compact(), store.compact()]);
    store.put(key(100), value(100));
    await store.durable();
    expect(store.count(key(0), key(1000))).toBe(101);
    await store.close();
  });
});

describe('failed checkpoints', () => {
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

  test('retries a checkpoint after a full disk and loses no writes', async () => {
    failures = 3;
    message = FULL;
    // checkpoints after every group
    const store = new KeyValueStore(dir, 1);
    const warnings: string[] = [];
    store.onFailure = (error) => warnings.push(error.message);
    for (let i = 0; i < 20; i++) {
      store.put(key(`key ${i}`), value);
      const first = store.durable();
      // arrives during the first flush, so it is not in the log when the checkpoint begins
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

  test('stops writing after other checkpoint failures and keeps acknowledged writes', async () => {
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

  test('refuses only the change that does not fit on a full disk', async () => {
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
});

describe('the pace of flushes', () => {
  const after = (...flushes: number[]): boolean => {
    const pace = new FlushPace();
    for (const ms of flushes) pace.took(ms);
    return pace.isShort;
  };

  test('a single long flush does not make a fast disk count as slow', () => {
    expect(after()).toBe(true);
    expect(after(0.2, 0.2, 300, 0.2)).toBe(true);
  });

  test('repeated long flushes make a disk slow until they are short again', () => {
    const slow = Array.from({ length: 10 }, () => 2.7);
    expect(after(...slow)).toBe(false);
    expect(after(...slow, ...Array.from({ length: 10 }, () => 0.3))).toBe(true);
  });
});

describe('counts of keys', () => {
  const SPACE = 7;

  function keyOf(n: number): Buffer {
    const key = Buffer.alloc(8);
    key.writeUInt32BE(SPACE, 0);
    key.writeUInt32BE(n, 4);
    return key;
  }

  test('counts and positions stay correct while keys are added and removed', async () => {
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
});

describe('garbage', () => {
  const SPACES = Array.from({ length: 60 }, (_, i) => i + 5);
  const keyIn = (space: number, name: string) => Buffer.concat([spacePrefix(space), Buffer.from(name)]);

  let dir: string;
  let store: KeyValueStore;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'garbage-'));
    store = new KeyValueStore(dir);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await store.close();
    rmSync(dir, { recursive: true, force: true });
  });

  /** Fills the spaces, gives them up, and resolves with the number of steps until they are empty. */
  async function stepsToEmpty(clock: () => number): Promise<number> {
    for (const space of SPACES) for (const name of ['a', 'b']) store.put(keyIn(space, name), Buffer.alloc(1));
    const garbage = new Garbage(store, new KeyCounts(store), () => []);
    garbage.add(SPACES);
    jest.spyOn(performance, 'now').mockImplementation(clock);
    const flushed = jest.spyOn(store, 'durable');
    while (garbage.spaces().length > 0) await new Promise((resolve) => setTimeout(resolve, 1));
    garbage.closed = true;
    for (const space of SPACES) expect(store.count(spacePrefix(space), spacePrefix(space + 1))).toBe(0);
    return flushed.mock.calls.length;
  }

  describe('unused spaces', () => {
    it('are deleted in one step if there is time', async () => {
      expect(await stepsToEmpty(() => 0)).toBe(1);
    });

    it('are deleted one by one if each takes long, so that others can run', async () => {
      let now = 0;
      expect(await stepsToEmpty(() => (now += 10))).toBe(SPACES.length);
    });
  });
});

describe('cursors', () => {
  const cursor = (noTimeout = false) => ({
    ns: 'db.c',
    stream: new DocumentStream(listSource([])),
    session: null,
    noTimeout,
    maxTimeMS: 0,
    command: docOf({}),
  });

  test('drops an idle cursor after ten minutes, unless it has noCursorTimeout or is in use', () => {
    const registry = new CursorRegistry();
    const idle = registry.open(cursor());
    const kept = registry.open(cursor(true));
    const used = registry.open(cursor());
    registry.acquire(used.id, 'db.c');
    const now = Date.now();
    registry.sweep(now + 9 * 60_000);
    expect(registry.size).toBe(3);
    registry.sweep(now + 11 * 60_000);
    expect([...registry.all()].map(({ id }) => id)).toEqual([kept.id, used.id]);
    expect(registry.timedOut).toBe(1);
    expect(() => registry.acquire(idle.id, 'db.c')).toThrow(expect.objectContaining({ code: 43 }));
  });

  test('a cursor serves one getMore at a time, and only on its namespace', () => {
    const registry = new CursorRegistry();
    const { id } = registry.open(cursor());
    expect(() => registry.acquire(id, 'db.other')).toThrow(expect.objectContaining({ code: 13 }));
    const taken = registry.acquire(id, 'db.c');
    expect(() => registry.acquire(id, 'db.c')).toThrow(expect.objectContaining({ code: 12051 }));
    // a cursor that is killed while in use disappears after its batch
    expect(registry.kill(id, null)).toBe(true);
    expect(registry.size).toBe(1);
    registry.release(taken);
    expect(registry.size).toBe(0);
  });
});
