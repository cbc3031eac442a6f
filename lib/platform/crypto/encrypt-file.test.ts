import { mkdtempSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { encryptToFile, openEncrypted } from './encrypt-file';

const dir = mkdtempSync(join(tmpdir(), 'saptam-encrypt-'));
afterAll(() => rm(dir, { recursive: true, force: true }));

const PIECE = 64 * 1024;
const key = (version: number) => ({ version, key: new Uint8Array(32).fill(version) });
const path = join(dir, 'file');
const bytes = (size: number) =>
  Buffer.from(Uint8Array.from({ length: size }, (_, i) => (i * 31 + (i >> 8)) & 255));

async function encrypted(plain: Buffer, context = 'a'): Promise<Buffer> {
  await rm(path, { force: true });
  await encryptToFile(Readable.from([plain.subarray(0, 100), plain.subarray(100)]), path, context, [key(1)]);
  return readFile(path);
}

async function opened(context = 'a', keys = [key(2), key(1)]): Promise<Buffer> {
  const file = await openEncrypted(path, context, keys);
  const plain = await buffer(file.read());
  expect(plain.length).toBe(file.size);
  return plain;
}

test.each([0, 1, 100, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE, 3 * PIECE + 5])(
  '%i bytes come back',
  async (size) => {
    const plain = bytes(size);
    const stored = await encrypted(plain);
    expect((await opened()).equals(plain)).toBe(true);
    if (size >= 100) expect(stored.includes(plain.subarray(0, 32))).toBe(false);
  },
);

test('equal files are not equal when encrypted', async () => {
  expect((await encrypted(bytes(50))).equals(await encrypted(bytes(50)))).toBe(false);
});

function flipped(stored: Buffer, at: number): Buffer {
  stored.writeUInt8((stored[at] ?? 0) ^ 1, at);
  return stored;
}

describe('what was changed does not open', () => {
  const change: [string, (stored: Buffer) => Buffer][] = [
    ['a flipped bit', (stored) => flipped(stored, 5000)],
    ['another salt', (stored) => flipped(stored, 10)],
    ['a missing last piece', (stored) => stored.subarray(0, 24 + 2 * (PIECE + 16))],
    ['a cut last piece', (stored) => stored.subarray(0, -1)],
    ['nothing but the header', (stored) => stored.subarray(0, 24)],
    ['more behind the end', (stored) => Buffer.concat([stored, Buffer.alloc(40)])],
    [
      'two pieces exchanged',
      (stored) => {
        const at = (n: number) => stored.subarray(24 + n * (PIECE + 16), 24 + (n + 1) * (PIECE + 16));
        return Buffer.concat([stored.subarray(0, 24), at(1), at(0), at(2)]);
      },
    ],
  ];
  test.each(change)('%s', async (_name, edit) => {
    const stored = await encrypted(bytes(2 * PIECE + 500));
    await writeFile(path, edit(stored));
    await expect(opened()).rejects.toThrow();
  });
  test('under the name of another document, or without its key', async () => {
    await encrypted(bytes(10));
    await expect(opened('b')).rejects.toThrow();
    await expect(opened('a', [key(2)])).rejects.toThrow(/version 1/);
  });
});

test('a plain file of an earlier release is read as it is', async () => {
  await writeFile(path, '%PDF-1.7 and so on');
  const file = await openEncrypted(path, 'a', [key(1)]);
  expect(file.version).toBeUndefined();
  expect(await text(file.read())).toBe('%PDF-1.7 and so on');
});
