import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { readColumnFacts, readColumns, writeColumns } from './column-file';

let dir: string;
let path: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'columns-'));
  path = join(dir, 'index.bin');
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const PARTS = [
  { name: 'text', data: 'नागपूर' },
  { name: 'bytes', data: Uint8Array.of(1, 2, 3) },
  { name: 'prices', data: Float64Array.of(1.5, Number.NaN, -0), grows: true as const },
  { name: 'slots', data: new Int32Array(3_000_000).fill(-7) },
  { name: 'nothing', data: new Uint16Array(0) },
];
const write = (facts: unknown = 1) => writeColumns(path, { shape: 'v1', facts, parts: PARTS });

test('what is written is read, with room after what grows', async () => {
  await write({ newest: 5 });
  expect(await readColumnFacts(path, 'v1')).toEqual({ newest: 5 });
  const { facts, parts } = (await readColumns(path, 'v1'))!;
  expect(facts).toEqual({ newest: 5 });
  for (const { name, data, grows } of PARTS) {
    const read = parts.get(name)!;
    if (typeof data === 'string' || typeof read === 'string') expect(read).toBe(data);
    else {
      expect(read.constructor).toBe(data.constructor);
      expect(Buffer.from(read.buffer, 0, data.byteLength).equals(Buffer.from(data.buffer))).toBe(true);
      expect(read.length > data.length).toBe(Boolean(grows));
    }
  }
});

test('no file is nothing, a file of another shape is an error', async () => {
  expect(await readColumns(path, 'v1')).toBeUndefined();
  await write();
  await expect(readColumns(path, 'v2')).rejects.toThrow('of another version');
});

test('a file with any byte changed, or cut anywhere, is never read', async () => {
  const small = { shape: 'v1', facts: 1, parts: PARTS.slice(0, 3) };
  await writeColumns(path, small);
  const whole = readFileSync(path);
  // what fills up to a multiple of eight has no meaning
  const meant = [...whole.keys()].filter((at) => !(at >= 18 && at < 24) && !(at >= 27 && at < 32));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...meant), fc.integer({ min: 1, max: 255 }), async (at, change) => {
      const damaged = Buffer.from(whole);
      damaged[at] = damaged[at]! ^ change;
      writeFileSync(path, damaged);
      await expect(readColumns(path, 'v1')).rejects.toThrow();
      writeFileSync(path, whole);
      truncateSync(path, at);
      await expect(readColumns(path, 'v1')).rejects.toThrow();
    }),
  );
});

test('writers at the same time leave one whole file, and what a killed one left goes', async () => {
  const abandoned = `${path}.1-x.tmp`;
  writeFileSync(abandoned, 'half');
  utimesSync(abandoned, 1, 1);
  await Promise.all([1, 2, 3, 4].map(write));
  const read = await readColumns<number>(path, 'v1');
  expect([1, 2, 3, 4]).toContain(read?.facts);
  expect(readdirSync(dir)).toEqual(['index.bin']);
});

test('a write that fails leaves the file of before', async () => {
  await write('before');
  const broken = {
    name: 'broken',
    get data(): string {
      throw new Error('gone');
    },
  };
  await expect(
    writeColumns(path, { shape: 'v1', facts: 'after', parts: [PARTS[0]!, broken] }),
  ).rejects.toThrow('gone');
  expect(await readColumnFacts(path, 'v1')).toBe('before');
  expect(readdirSync(dir)).toEqual(['index.bin']);
});
