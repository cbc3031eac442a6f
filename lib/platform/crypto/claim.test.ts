import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { env } from '@/lib/platform/env';
import { InstallationMark } from '@/models/platform/installation-mark';
import { useTestDb } from '@/test/db';
import { adoptDatabase, claimDatabase, isCreatedHere } from './mutations';
import type { Secrets } from './secrets';

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

/** Starts over the database of this file with the keys and the folder of a machine. */
async function start({ folder, ...keys }: ReturnType<typeof machine>) {
  jest.replaceProperty(env(), 'DATA_DIR', folder);
  await claimDatabase(keys);
}

beforeEach(() => InstallationMark.deleteMany({}));
afterEach(() => jest.restoreAllMocks());

test('an installation starts again and again, and stores no key', async () => {
  const own = machine();
  await start(own);
  await start(own);
  const stored = JSON.stringify(await InstallationMark.find().lean());
  for (const { key: secret } of [...own.data, ...own.signing])
    expect(stored).not.toContain(Buffer.from(secret).toString('base64url').slice(0, 12));
});

test('a second machine with keys of its own is refused in words', async () => {
  const first = machine();
  await start(first);
  await expect(start(machine())).rejects.toThrow(
    /^Key 1 of DATA_KEYS is not the one that this database was written with\. Another installation uses it/,
  );
  const { folder, data } = first;
  await expect(start({ ...machine({ data }), folder })).rejects.toThrow('Key k1 of AUTH_SECRETS');
});

test('a second machine with the same keys and another folder is refused, with the same folder it starts', async () => {
  const first = machine();
  await start(first);
  await expect(start({ ...first, folder: join(root, 'other') })).rejects.toThrow(
    /is not the folder that this database belongs to/,
  );
  await start({ ...first });
});

test('keys are changed by a new one in front; the old one alone is refused from then on', async () => {
  const first = machine();
  await start(first);
  const next = { version: 2, key: key() };
  await start({ ...first, data: [next, ...first.data] });
  await start({ ...first, data: [next] });
  await expect(start(first)).rejects.toThrow('Key 2 of DATA_KEYS is missing');
});

test('new signing keys sign everybody out, and are accepted', async () => {
  const first = machine();
  await start(first);
  await start({ ...first, signing: [{ kid: 'k2', key: key() }] });
});

test('after a loss the database is adopted', async () => {
  await start(machine());
  const next = machine();
  await expect(start(next)).rejects.toThrow('npm run rekey -- --adopt');
  jest.replaceProperty(env(), 'DATA_DIR', next.folder);
  await adoptDatabase(next);
  await start(next);
});

test('a database that held nothing was created here, one that held anything was not', async () => {
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
