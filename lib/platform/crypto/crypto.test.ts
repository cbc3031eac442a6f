import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import mongoose from 'mongoose';
import { env } from '@/lib/platform/env';
import { InstallationMark } from '@/models/platform/installation-mark';
import { useTestDb } from '@/test/db';
import { encryptToFile, openEncrypted } from './encrypt-file';
import { adoptDatabase, claimDatabase, isCreatedHere } from './mutations';
import type { Secrets } from './secrets';

describe('claim', () => {
  useTestDb();

  const root = mkdtempSync(join(tmpdir(), 'saptam-claim-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const key = () => new Uint8Array(randomBytes(32));
  const machine = (changes: Partial<Secrets> = {}, folder: string = randomUUID()) => ({
    data: [{ version: 1, key: key() }],
    signing: [{ kid: 'k1', key: key() }],
    folder: join(root, folder),
    ...changes,
  });

  /** Starts on this file's database with the keys and the folder of a machine. */
  async function start({ folder, ...keys }: ReturnType<typeof machine>) {
    jest.replaceProperty(env(), 'DATA_DIR', folder);
    await claimDatabase(keys);
  }

  beforeEach(() => InstallationMark.deleteMany({}));
  afterEach(() => jest.restoreAllMocks());

  test('an installation can restart repeatedly and stores no key', async () => {
    const own = machine();
    await start(own);
    await start(own);
    const stored = JSON.stringify(await InstallationMark.find().lean());
    for (const { key: secret } of [...own.data, ...own.signing])
      expect(stored).not.toContain(Buffer.from(secret).toString('base64url').slice(0, 12));
  });

  test('refuses a second machine with other keys and explains why', async () => {
    const first = machine();
    await start(first);
    await expect(start(machine())).rejects.toThrow(
      /^Key 1 of DATA_KEYS is not the one that this database was written with\. Another installation uses it/,
    );
    const { folder, data } = first;
    await expect(start({ ...machine({ data }), folder })).rejects.toThrow('Key k1 of AUTH_SECRETS');
  });

  test('refuses a second machine with another folder, and accepts one with the same folder', async () => {
    const first = machine();
    await start(first);
    await expect(start({ ...first, folder: join(root, 'other') })).rejects.toThrow(
      /is not the folder that this database belongs to/,
    );
    await start({ ...first });
  });

  test('accepts a new key in front, and then refuses the old one alone', async () => {
    const first = machine();
    await start(first);
    const next = { version: 2, key: key() };
    await start({ ...first, data: [next, ...first.data] });
    await start({ ...first, data: [next] });
    await expect(start(first)).rejects.toThrow('Key 2 of DATA_KEYS is missing');
  });

  test('accepts new signing keys, which sign everybody out', async () => {
    const first = machine();
    await start(first);
    await start({ ...first, signing: [{ kid: 'k2', key: key() }] });
  });

  test('adopts the database after a loss', async () => {
    await start(machine());
    const next = machine();
    await expect(start(next)).rejects.toThrow('npm run rekey -- --adopt');
    jest.replaceProperty(env(), 'DATA_DIR', next.folder);
    await adoptDatabase(next);
    await start(next);
  });

  test('only an empty database counts as created here', async () => {
    const { db } = mongoose.connection;
    await start(machine());
    expect(await isCreatedHere()).toBe(true);
    const next = machine();
    jest.replaceProperty(env(), 'DATA_DIR', next.folder);
    await adoptDatabase(next);
    expect(await isCreatedHere()).toBe(true);

    await InstallationMark.deleteMany({});
    await db?.collection('of_others').insertOne({ theirs: true });
    await start(machine());
    expect(await isCreatedHere()).toBe(false);
    await db?.collection('of_others').drop();
  });
});

describe('encrypt file', () => {
  const dir = mkdtempSync(join(tmpdir(), 'saptam-encrypt-'));
  afterAll(() => rm(dir, { recursive: true, force: true }));

  const PIECE = 64 * 1024;
  const key = (version: number) => ({ version, key: new Uint8Array(32).fill(version) });
  const path = join(dir, 'file');
  const bytes = (size: number) =>
    Buffer.from(Uint8Array.from({ length: size }, (_, i) => (i * 31 + (i >> 8)) & 255));

  async function encrypted(plain: Buffer, context = 'a'): Promise<Buffer> {
    await rm(path, { force: true });
    await encryptToFile(Readable.from([plain.subarray(0, 100), plain.subarray(100)]), path, context, [
      key(1),
    ]);
    return readFile(path);
  }

  async function opened(context = 'a', keys = [key(2), key(1)]): Promise<Buffer> {
    const file = await openEncrypted(path, context, keys);
    const plain = await buffer(file.read());
    expect(plain.length).toBe(file.size);
    return plain;
  }

  test.each([0, 1, 100, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE, 3 * PIECE + 5])(
    'restores %i bytes',
    async (size) => {
      const plain = bytes(size);
      const stored = await encrypted(plain);
      expect((await opened()).equals(plain)).toBe(true);
      if (size >= 100) expect(stored.includes(plain.subarray(0, 32))).toBe(false);
    },
  );

  test('encrypts equal files differently', async () => {
    expect((await encrypted(bytes(50))).equals(await encrypted(bytes(50)))).toBe(false);
  });

  function flipped(stored: Buffer, at: number): Buffer {
    stored.writeUInt8((stored[at] ?? 0) ^ 1, at);
    return stored;
  }

  describe('refuses changed files', () => {
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
    test("refuses another document's name or a missing key", async () => {
      await encrypted(bytes(10));
      await expect(opened('b')).rejects.toThrow();
      await expect(opened('a', [key(2)])).rejects.toThrow(/version 1/);
    });
  });

  test('reads an unencrypted file from an earlier release', async () => {
    await writeFile(path, '%PDF-1.7 and so on');
    const file = await openEncrypted(path, 'a', [key(1)]);
    expect(file.version).toBeUndefined();
    expect(await text(file.read())).toBe('%PDF-1.7 and so on');
  });
});
