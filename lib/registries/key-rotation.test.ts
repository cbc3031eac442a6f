import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { GET as openDocument, DELETE as removeDocument } from '@/app/api/user/documents/[id]/route';
import { POST as upload } from '@/app/api/user/documents/route';
import { GET as readProfile, PUT as writeProfile } from '@/app/api/user/profile/[id]/route';
import { removeUnusedDocuments } from '@/lib/accounts/documents/data';
import { listDocumentKeys } from '@/lib/accounts/users/data';
import { rekeyIdentityNumbers } from '@/lib/accounts/users/mutations';
import { secrets } from '@/lib/platform/crypto/secrets';
import { env } from '@/lib/platform/env';
import { User } from '@/models/platform/user';
import { useTestDb } from '@/test/db';
import { signedIn } from '@/test/people';
import { rekeyDocuments } from './key-rotation';

useTestDb();

const PDF = Buffer.from(`%PDF-1.7 ${'x'.repeat(200_000)}\n%%EOF\n`);
const NUMBERS = { aadhaarNumber: '234567890124', panNumber: 'ABCDE1234F' };
type Person = Awaited<ReturnType<typeof signedIn>>;

const folderOf = (person: Person) => join(env().DATA_DIR, 'private', person.id);
const filesOf = (person: Person) => readdirSync(folderOf(person)).map((name) => join(folderOf(person), name));
const versionOf = (path: string) => readFileSync(path).readUInt32BE(4);

async function withDocument(): Promise<{ person: Person; params: { id: string } }> {
  const person = await signedIn('seller');
  const body = new FormData();
  body.append('type', 'pan');
  body.append('file', new File([new Uint8Array(PDF)], 'pan.pdf'));
  const reply = await person.browser.call(upload, '/x', { body });
  expect(reply.status).toBe(201);
  return { person, params: { id: String(reply.json._id) } };
}

async function opens({ person, params }: Awaited<ReturnType<typeof withDocument>>): Promise<boolean> {
  const reply = await person.browser.call(openDocument, '/x', { params });
  return (
    reply.status === 200 &&
    reply.headers.get('content-length') === String(PDF.length) &&
    reply.text === PDF.toString()
  );
}

/** What an older release has left: the plain file, and no mark in the row. */
async function makePlain({ person, params }: Awaited<ReturnType<typeof withDocument>>): Promise<void> {
  writeFileSync(filesOf(person)[0] ?? '', PDF);
  await User.updateOne({ 'documents._id': params.id }, { $unset: { 'documents.$.isEncrypted': 1 } });
}

test('a document lies encrypted on the disk and comes back whole', async () => {
  const item = await withDocument();
  const [stored] = filesOf(item.person).map((path) => readFileSync(path));
  expect(stored?.includes('%PDF')).toBe(false);
  expect(stored?.includes('xxxxxxxx')).toBe(false);
  expect(await opens(item)).toBe(true);
});

test('a plain one is read until it is encrypted, and never in the place of an encrypted one', async () => {
  const item = await withDocument();
  await makePlain(item);
  expect(await opens(item)).toBe(true);
  expect((await rekeyDocuments()).changed).toBe(1);
  expect(readFileSync(filesOf(item.person)[0] ?? '').includes('%PDF')).toBe(false);
  expect(await opens(item)).toBe(true);
  writeFileSync(filesOf(item.person)[0] ?? '', PDF);
  expect((await item.person.browser.call(openDocument, '/x', { params: item.params })).status).toBe(500);
});

test('numbers and documents are encrypted with the newest key, which then suffices; a missing file is named', async () => {
  const item = await withDocument();
  const { browser, id } = item.person;
  const body = { name: 'Ravi', phone: '9822012345', ...NUMBERS };
  await browser.call(writeProfile, '/x', { method: 'PUT', params: { id }, body });
  const lost = await withDocument();
  await lost.person.browser.call(removeDocument, '/x', { method: 'DELETE', params: lost.params });
  await User.updateOne(
    { _id: lost.person.id },
    { $push: { documents: { type: 'pan', storageKey: `${lost.person.id}/${'0'.repeat(32)}` } } },
  );
  const { data } = secrets();
  data.unshift({ version: 2, key: new Uint8Array(32).fill(7) });
  expect(await rekeyIdentityNumbers()).toBe(2);
  expect(await rekeyIdentityNumbers()).toBe(0);
  const { changed, failed } = await rekeyDocuments();
  expect(changed).toBeGreaterThan(0);
  expect(failed.map(({ why }) => why)).toContain('Document not found');
  expect((await rekeyDocuments()).changed).toBe(0);
  const old = data.pop();
  expect((await browser.call(readProfile, '/x', { params: { id } })).json).toMatchObject(NUMBERS);
  expect(await opens(item)).toBe(true);
  data.splice(0, 1, ...(old ? [old] : []));
});

test('the command goes from one key to the next and back', async () => {
  await User.deleteMany({});
  const item = await withDocument();
  const [first] = secrets().data;
  const keys = [
    `1:${Buffer.from(first?.key ?? []).toString('base64')}`,
    `2:${createHash('sha256').update('2').digest('base64')}`,
  ];
  const rekey = async (order: string[]) => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--conditions=react-server', '--import', 'tsx', 'scripts/rekey.ts'],
      { env: { ...process.env, DATA_DIR: env().DATA_DIR, DATA_KEYS: order.join(',') } },
    );
    return stdout;
  };
  const [path = ''] = filesOf(item.person);
  expect(await rekey(keys.toReversed())).toContain('1 document was encrypted');
  expect(versionOf(path)).toBe(2);
  expect(await rekey(keys)).toContain('1 document was encrypted');
  expect(versionOf(path)).toBe(1);
  expect(await opens(item)).toBe(true);
});

test('files without a row are swept after an hour, those of unknown accounts never', async () => {
  const item = await withDocument();
  const orphan = join(folderOf(item.person), 'f'.repeat(32));
  writeFileSync(orphan, 'x');
  expect(await removeUnusedDocuments(listDocumentKeys)).toBe(0);
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  for (const path of filesOf(item.person)) utimesSync(path, longAgo, longAgo);
  expect(await removeUnusedDocuments(listDocumentKeys)).toBe(1);
  expect(await opens(item)).toBe(true);
  await User.deleteOne({ _id: item.person.id });
  expect(await removeUnusedDocuments(listDocumentKeys)).toBe(0);
});
