import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Document } from 'bson';
import { removeDirectory, startServer, temporaryDirectory } from '../support/server';
import { checkpointed, RawConnection } from '../support/wire';
import { contentOf, fillFirstHalf, fillSecondHalf } from './content';

const MAIN = join(__dirname, '..', '..', 'dist', 'main.js');
const PAGE = 8192;
const TABLE_LEAF = 0x0d;
const TABLE_INTERIOR = 0x05;

const root = temporaryDirectory();
afterAll(() => removeDirectory(root));
const sound = join(root, 'sound');
let expected: Document;
let folders = 0;
/** A folder of its own for each test. */
let dir: string;

async function served<T>(folder: string, use: (connection: RawConnection) => Promise<T>): Promise<T> {
  const server = await startServer({ dir: folder });
  const connection = await RawConnection.open(server.port);
  try {
    return await use(connection);
  } finally {
    connection.close();
    await server.stop();
  }
}

beforeAll(async () => {
  mkdirSync(sound);
  expected = await served(sound, async (connection) => {
    await fillFirstHalf(connection);
    await fillSecondHalf(connection);
    return contentOf(connection);
  });
});

beforeEach(() => {
  dir = join(root, String(++folders));
  cpSync(sound, dir, { recursive: true });
  // what it still holds of the changes would make good for a page
  writeFileSync(join(dir, 'changes.log'), '');
});

async function run(...args: string[]): Promise<{ code: number; said: string }> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [MAIN, ...args]);
    return { code: 0, said: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, said: stdout + stderr };
  }
}

const refusal = (folder: string): Promise<string> =>
  startServer({ dir: folder }).then(
    async (server) => {
      await server.kill();
      return 'it started';
    },
    (error: Error) => error.message,
  );

/** Overwrites pages of the data file that are of a kind and hold a text; returns how many. */
function damage(kind: number, text: string, most = 1): number {
  const path = join(dir, 'data.db');
  const bytes = readFileSync(path);
  let damaged = 0;
  for (let at = PAGE; at < bytes.length && damaged < most; at += PAGE) {
    const page = bytes.subarray(at, at + PAGE);
    if (page[0] !== kind || !page.includes(text)) continue;
    page.fill(0x5a);
    damaged++;
  }
  writeFileSync(path, bytes);
  return damaged;
}

async function repaired(): Promise<{ code: number; said: string; folder: string }> {
  const folder = `${dir}-repaired`;
  const files = () => readdirSync(dir).map((name) => readFileSync(join(dir, name)));
  const before = files();
  const result = await run('repair', dir, folder);
  // of megabytes `toEqual` compares each byte by itself
  expect(isDeepStrictEqual(files(), before)).toBe(true);
  return { ...result, folder };
}

const withoutNumbers = (content: Document): Document => ({
  ...content,
  listings: undefined,
  found: undefined,
});

test('a sound folder is called so; repairing it makes another that holds the same', async () => {
  expect(await run('verify', dir)).toEqual({
    code: 0,
    said: expect.stringMatching(/^4 collections, \d{3} documents, \d+ indexes: all is sound\.\n$/),
  });
  const { code, said, folder } = await repaired();
  expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining('nothing is missing') });
  expect(await served(folder, contentOf)).toEqual(expected);
  expect((await run('verify', folder)).code).toBe(0);
});

test('a folder that is in use is neither verified nor repaired', async () => {
  await served(dir, async () => {
    for (const args of [
      ['verify', dir],
      ['repair', dir, `${dir}-repaired`],
    ])
      expect(await run(...args)).toEqual({ code: 1, said: expect.stringContaining('already in use') });
  });
});

test('a damaged page of documents: verify says so, the others are kept, and the missing ones are named', async () => {
  expect(damage(TABLE_LEAF, 'city 5')).toBe(1);
  expect(await run('verify', dir)).toEqual({ code: 1, said: expect.stringMatching(/page|malformed/i) });
  const { code, said, folder } = await repaired();
  expect({ code, said }).toEqual({
    code: 1,
    said: expect.stringMatching(/test\.listings: \d+ documents are missing: _id /),
  });
  const missing = Number(/(\d+) documents are missing/.exec(said)![1]);
  const content = await served(folder, contentOf);
  expect(missing).toBeLessThan(20);
  expect(content.listings).toMatchObject({ count: expected.listings.count - missing, valid: true });
  expect(withoutNumbers(content)).toEqual(withoutNumbers(expected));
});

test('the way to all documents is damaged: they are found on their pages', async () => {
  const bytes = readFileSync(join(dir, 'data.db'));
  // the first page of the documents' tree
  expect(bytes[2 * PAGE]).toBe(TABLE_INTERIOR);
  bytes.fill(0, 2 * PAGE, 3 * PAGE);
  writeFileSync(join(dir, 'data.db'), bytes);
  const { said, folder } = await repaired();
  expect(said).toMatch(/page 3 is damaged/);
  expect(await served(folder, contentOf)).toEqual(expected);
});

test('the head of the file is gone: the start says what to do, and nothing is lost', async () => {
  const bytes = readFileSync(join(dir, 'data.db'));
  bytes.fill(0, 0, PAGE);
  writeFileSync(join(dir, 'data.db'), bytes);
  const said = await refusal(dir);
  expect(said).toContain('is damaged');
  expect(said).toContain(`npx embedded-mongodb repair ${dir} NEW-FOLDER`);
  expect(said).not.toContain('    at ');
  const { folder } = await repaired();
  expect(await served(folder, contentOf)).toEqual(expected);
});

test('documents whose collection is not known any more are kept under another name', async () => {
  const db = new DatabaseSync(join(dir, 'data.db'));
  db.prepare('DELETE FROM entries WHERE key = ?').run(Buffer.from('\0\0\0\0ctest.renamed'));
  db.close();
  const { code, said, folder } = await repaired();
  expect({ code, said }).toEqual({
    code: 1,
    said: expect.stringContaining('1 documents whose collection is not known'),
  });
  const name = /lie in recovered\.(\w+)/.exec(said)![1];
  expect(await served(folder, (connection) => connection.all({ find: name, $db: 'recovered' }))).toEqual([
    { _id: 1, kept: true },
  ]);
});

test('what the log still holds makes good for a page', async () => {
  cpSync(join(sound, 'changes.log'), join(dir, 'changes.log'));
  expect(damage(TABLE_LEAF, 'city 5')).toBe(1);
  const { folder } = await repaired();
  expect(await served(folder, contentOf)).toEqual(expected);
});

test('the data file is gone and the log goes on from it: refused, and what the log holds is read', async () => {
  const server = await startServer({ dir });
  const connection = await RawConnection.open(server.port);
  await checkpointed(connection);
  await connection.command({ create: 'late' });
  await connection.command({ insert: 'late', documents: [{ _id: 1 }] });
  connection.close();
  await server.kill();
  for (const tail of ['', '-wal', '-shm']) rmSync(join(dir, `data.db${tail}`), { force: true });
  expect(await refusal(dir)).toMatch(/is missing, but the log beside it begins with change \d+/);
  const { said, folder } = await repaired();
  expect(said).toContain('there is no data file');
  expect(said).toContain('what came between is not there');
  expect(await served(folder, (late) => late.all({ find: 'late' }))).toEqual([{ _id: 1 }]);
});

test('folders of newer versions and of other programs are refused in words and left as they are', async () => {
  const path = join(dir, 'data.db');
  const bytes = readFileSync(path);
  bytes.writeUInt32BE(99, 60);
  writeFileSync(path, bytes);
  expect(await refusal(dir)).toContain('was written by a newer version (format 99; this one reads 2)');
  expect(readFileSync(path).equals(bytes)).toBe(true);

  rmSync(path);
  const other = new DatabaseSync(path);
  other.exec('CREATE TABLE theirs (a)');
  other.close();
  expect(await refusal(dir)).toContain('is a SQLite database of another program');

  const foreign = join(root, 'foreign');
  mkdirSync(foreign);
  writeFileSync(join(foreign, 'WiredTiger'), '');
  expect(await refusal(foreign)).toContain('holds data of MongoDB');
  expect(existsSync(join(foreign, 'data.db'))).toBe(false);
});
