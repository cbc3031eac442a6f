import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Binary, Decimal128, Double, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import fc from 'fast-check';
import { compareValues } from '../semantics/compare';
import { docOf } from '../semantics/values';
import { encodeKeyValue, fitKey, invert, LONG_KEY_BYTES, successor } from './key-encoding';
import { KeyValueStore } from './key-value-store';
import { compress, decompress, mostPackedBytes } from './lz4';
import { FIRST_BLOCK_SPACE, FIRST_PACKED_SPACE, recordIdAtEnd, recordKey, spacePrefix } from './spaces';

describe('keys', () => {
  const leaf = fc.oneof(
    fc.constant(null),
    fc.boolean(),
    fc.integer(),
    fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
    fc.double().map((n) => new Double(n)),
    fc
      .tuple(fc.bigInt({ min: -(10n ** 33n), max: 10n ** 33n }), fc.integer({ min: -40, max: 40 }))
      .map(([digits, exponent]) => Decimal128.fromString(`${digits}E${exponent}`)),
    fc.string({ unit: fc.constantFrom('a', 'b', '\0', 'é', '😀', 'z') }),
    fc.date({ noInvalidDate: true }),
    fc.uint8Array({ minLength: 12, maxLength: 12 }).map((bytes) => new ObjectId(bytes)),
    fc.uint8Array({ maxLength: 4 }).map((bytes) => new Binary(bytes, bytes[0] === 1 ? 4 : 0)),
    fc.nat().map((n) => new Timestamp({ t: n, i: 1 })),
    fc.constantFrom(new MinKey(), new MaxKey()),
  );

  const value: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
    any: fc.oneof({ depthSize: 'small' }, leaf, tie('list'), tie('doc')),
    list: fc.array(tie('any'), { maxLength: 3 }),
    doc: fc.dictionary(fc.constantFrom('a', 'ab', 'b'), tie('any'), { maxKeys: 3 }).map((doc) => docOf(doc)),
  })).any;

  const sign = (n: number): number => Math.sign(n);

  test('keys sort in the order of their values', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        const bytes = Buffer.compare(encodeKeyValue(a, null), encodeKeyValue(b, null));
        expect(bytes).toBe(sign(compareValues(a, b)));
      }),
      { numRuns: 3000 },
    );
  });

  test('numbers of all types have one order', () => {
    const numbers = [
      new Double(Number.NaN),
      new Double(Number.NEGATIVE_INFINITY),
      -(2n ** 63n),
      -5,
      new Double(-0.5),
      0,
      Decimal128.fromString('0.1'),
      new Double(0.1),
      1,
      2n ** 53n,
      2n ** 53n + 1n,
      new Double(2 ** 53 + 2),
      2n ** 63n - 1n,
      new Double(2 ** 63),
      new Double(Number.MAX_VALUE),
      Decimal128.fromString('1E+400'),
      new Double(Number.POSITIVE_INFINITY),
    ];
    const keys = numbers.map((n) => encodeKeyValue(n, null));
    for (let i = 1; i < keys.length; i++) {
      expect(Buffer.compare(keys[i - 1]!, keys[i]!)).toBe(sign(compareValues(numbers[i - 1], numbers[i])));
    }
    expect(encodeKeyValue(1, null)).toEqual(encodeKeyValue(new Double(1), null));
    expect(encodeKeyValue(1n, null)).toEqual(encodeKeyValue(Decimal128.fromString('1.00'), null));
  });

  test('inverted bytes reverse the order, even if one key is a prefix of another', () => {
    fc.assert(
      fc.property(leaf, leaf, (a, b) => {
        const [x, y] = [encodeKeyValue(a, null), encodeKeyValue(b, null)];
        expect(Buffer.compare(invert(x), invert(y))).toBe(sign(Buffer.compare(y, x)));
      }),
    );
  });

  test('a successor sorts after everything with its prefix', () => {
    expect(successor(Buffer.from([1, 0xff, 0xff]))).toEqual(Buffer.from([2]));
    expect(successor(Buffer.from([0xff]))).toBeNull();
  });

  test('shortened keys stay distinct', () => {
    const long = (tail: string) => fitKey(encodeKeyValue('x'.repeat(5000) + tail, null));
    expect(long('a').shortened).toBe(true);
    expect(long('a').key.length).toBeLessThan(LONG_KEY_BYTES + 32);
    expect(long('a').key.equals(long('b').key)).toBe(false);
  });
});

describe('blocks', () => {
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
  function random(n: number): number {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return Math.floor((seed / 2 ** 32) * n);
  }

  /** Keys with long common prefixes, many lengths and every byte value. */
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

  /** Adds and deletes a few or many keys between reads. Later rounds mostly delete, so that blocks join. */
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

  test('blocks contain the same keys as a sorted set, also after a restart', async () => {
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

  test('restores writes from the log after a crash, and keeps a cleared space empty', async () => {
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

  test('ascending keys fill their blocks, and random ones leave at most a third free', async () => {
    const name = (n: number): string => `status active ${String(n).padStart(10, '0')}\0\0\0\0\0\0`;
    for (let i = 0; i < 50_000; i++) store.putIndexKey(prefix, name(i));
    await store.durable();
    const ascending = store.blockBytes(prefix);
    for (let i = 0; i < 50_000; i++) store.putIndexKey(end, name(Math.imul(i, 2654435761) >>> 0));
    expect(store.count(end, spacePrefix(SPACE + 2))).toBe(50_000);
    // 2 lengths and the differing bytes, nine for an ascending key and about fifteen for a random one
    expect(ascending).toBeLessThan(50_000 * 9 * 1.1);
    expect(store.blockBytes(end)).toBeLessThan(50_000 * 15 * 1.5);
    expect(recordIdAtEnd(store.keys(prefix, end, 1)[0]!)).toBe(0);
  });
});

describe('packed values', () => {
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
  /** Lengths around all limits: those of packing, of a page and of the buffers that values are read into. */
  const LENGTHS = [0, 1, 5, 399, 400, 401, 4000, 8191, 70_000, 2_000_000, 16_793_600];
  /** The first bytes to test with a length. They only matter for short values, because longer ones are always packed. */
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

  test('returns values of every length unchanged after a crash, a checkpoint and a compaction', async () => {
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

  test('packed texts take less space than plain entries', async () => {
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

  test('large documents fill their pages, and small ones are not spread', async () => {
    const PAGE = 8192;
    const store = new KeyValueStore(dir);
    const other = FIRST_PACKED_SPACE + 20;
    for (let n = 1; n < 100; n++) store.put(keyIn(other, n), Buffer.alloc(300, n));
    const noise = Buffer.from(Buffer.alloc(100_000).map(() => Math.floor(random() * 256)));
    // a page fits two or three values of 2 400 to 3 000 bytes, or seventy of 100 bytes
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
});

describe('LZ4', () => {
  function packed(bytes: Uint8Array): Buffer {
    const out = Buffer.alloc(mostPackedBytes(bytes.length));
    return out.subarray(0, compress(bytes, out, 0));
  }

  test("reads a block from the format's description", () => {
    // "abcdefgh" 100 times, as in the format's description, with eight literals, a match of 787 and five literals
    const block = Buffer.from([
      0x8f,
      ...Buffer.from('abcdefgh'),
      8,
      0,
      255,
      255,
      255,
      3,
      0x50,
      ...Buffer.from('defgh'),
    ]);
    const out = Buffer.alloc(800);
    decompress(block, 0, out);
    expect(out.toString()).toBe('abcdefgh'.repeat(100));
  });

  test('decompresses to the original, with any repetitions and at any offset', () => {
    let state = 1;
    const random = (below: number): number => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
      return Math.floor((state / 0x8000_0000) * below);
    };
    for (let round = 0; round < 3000; round++) {
      const whole = Buffer.alloc(random(round % 100 === 0 ? 200_000 : 600) + 3);
      // a few letters, runs, and repetitions at any distance
      for (let at = 0; at < whole.length; ) {
        const length = 1 + random(random(2) ? 8 : 400);
        const kind = random(3);
        const distance = 1 + random(Math.min(at, random(2) ? 8 : 70_000) || 1);
        for (let i = 0; i < length && at < whole.length; i++, at++)
          whole[at] =
            kind === 0 ? random(256) : kind === 1 || at < distance ? 97 + (round % 5) : whole[at - distance]!;
      }
      const bytes = whole.subarray(random(3));
      const out = Buffer.alloc(bytes.length + 2).subarray(1, 1 + bytes.length);
      decompress(packed(bytes), 0, out);
      expect(out.equals(bytes)).toBe(true);
    }
  });

  test('refuses a damaged block and writes nothing beyond the buffer', () => {
    const bytes = Buffer.from('a flat with a view of the lake, '.repeat(30));
    const block = packed(bytes);
    for (let at = 0; at < block.length; at++) {
      for (const value of [0, 15, 0xf0, 255]) {
        const damaged = Buffer.from(block);
        damaged[at] = value;
        const around = Buffer.alloc(bytes.length + 16, 0x2e);
        const room = around.subarray(8, 8 + bytes.length);
        try {
          decompress(damaged, 0, room);
        } catch (error) {
          expect(String(error)).toMatch(/damaged|Offset is outside/);
        }
        expect(around.toString('latin1', 0, 8) + around.toString('latin1', 8 + bytes.length)).toBe(
          '.'.repeat(16),
        );
      }
    }
  });
});
