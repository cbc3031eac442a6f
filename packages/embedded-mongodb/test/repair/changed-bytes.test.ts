import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Document } from 'bson';
import { removeDirectory, startServer, temporaryDirectory } from '../support/server';
import { checkpointed, RawConnection } from '../support/wire';

/** As npm links it; it needs no build of its own. */
const COMMAND = join(__dirname, '..', '..', 'embedded-mongodb.mjs');
const DOCUMENTS = 40;

const root = temporaryDirectory();
afterAll(() => removeDirectory(root));
const sound = join(root, 'sound');
let dir: string;
let folders = 0;

const textOf = (n: number): string => `document ${String(n).padStart(3, '0')}`;

beforeAll(async () => {
  mkdirSync(sound);
  const server = await startServer({ dir: sound });
  const connection = await RawConnection.open(server.port);
  await connection.command({ createIndexes: 'notes', indexes: [{ key: { text: 1 }, name: 'text' }] });
  const half = Array.from({ length: DOCUMENTS / 2 }, (_, n) => ({ _id: n, text: textOf(n) }));
  await connection.command({ insert: 'notes', documents: half });
  // what came so far is in the data file, the rest in the log only: a change each
  await checkpointed(connection);
  for (let n = DOCUMENTS / 2; n < DOCUMENTS; n++)
    await connection.command({ insert: 'notes', documents: [{ _id: n, text: textOf(n) }] });
  connection.close();
  await server.kill();
});

beforeEach(() => {
  dir = join(root, String(++folders));
  cpSync(sound, dir, { recursive: true });
});

async function run(...args: string[]): Promise<{ code: number; said: string }> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, ...args]);
    return { code: 0, said: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, said: stdout + stderr };
  }
}

async function notesIn(folder: string): Promise<Document[]> {
  const server = await startServer({ dir: folder });
  const connection = await RawConnection.open(server.port);
  const found = await connection.all({ find: 'notes', sort: { _id: 1 } });
  connection.close();
  await server.stop();
  return found;
}

const without = (missing: number[]): Document[] =>
  Array.from({ length: DOCUMENTS }, (_, n) => ({ _id: n, text: textOf(n) })).filter(
    ({ _id }) => !missing.includes(_id),
  );

/** Changes one bit behind the first place of a file where this text stands. */
function changeBit(file: string, text: string): void {
  const path = join(dir, file);
  const bytes = readFileSync(path);
  const at = bytes.indexOf(text);
  expect(at).toBeGreaterThan(0);
  bytes[at + text.length - 1]! ^= 1;
  writeFileSync(path, bytes);
}

test('one changed bit of a document: verify finds it, and repair leaves the document out and names it', async () => {
  rmSync(join(dir, 'changes.log'));
  changeBit('data.db', textOf(7));
  const said = 'test.notes: document 8 is not what was written';
  expect(await run('verify', dir)).toEqual({ code: 1, said: expect.stringContaining(said) });
  const repaired = await run('repair', dir);
  expect(repaired).toEqual({ code: 1, said: expect.stringMatching(/1 rows are not what was written/) });
  expect(repaired.said).toContain('test.notes: 1 documents are missing: _id 7');
  expect(await notesIn(`${dir}-repaired`)).toEqual(without([7]).slice(0, DOCUMENTS / 2 - 1));
});

test('a packed document that cannot be unpacked, and a block of keys that is garbage, are named by verify', async () => {
  await notesIn(dir);
  const db = new DatabaseSync(join(dir, 'data.db'));
  db.exec(`
    UPDATE documents SET value = x'fe000100ffffffff' WHERE id = (SELECT min(id) FROM documents);
    UPDATE blocks SET value = x'ffffffffffffffff';
  `);
  db.close();
  const { code, said } = await run('verify', dir);
  expect(code).toBe(1);
  expect(said).toContain('test.notes: document 1 is not what was written');
  expect(said).toMatch(/test\.notes: not all of it can be read \(.+\)\nNot sound\.\n$/);
});

test('one changed bit amid the log: the start refuses to lose what comes after, and repair keeps it', async () => {
  changeBit('changes.log', textOf(30));
  const refused = await startServer({ dir }).then(
    () => 'it started',
    (error: Error) => error.message,
  );
  expect(refused).toMatch(/changes\.log is damaged \(change \d+ cannot be read, but change \d+ can\)/);
  expect(refused).toContain(`npx embedded-mongodb repair ${dir} NEW-FOLDER`);
  expect(await run('verify', dir)).toEqual({ code: 1, said: expect.stringMatching(/is damaged/) });
  const { code, said } = await run('repair', dir);
  expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(/change \d+ cannot be read/) });
  expect(await notesIn(`${dir}-repaired`)).toEqual(without([30]));
});

test('a log that is gone: verify and repair say so, however often they are asked; a backup has one', async () => {
  const server = await startServer({ dir });
  const connection = await RawConnection.open(server.port);
  const backup = `${dir}-backup`;
  expect(await connection.command({ backup, $db: 'admin' })).toMatchObject({ ok: 1 });
  connection.close();
  await server.stop();
  expect(await run('verify', backup)).toMatchObject({ code: 0 });
  rmSync(join(dir, 'changes.log'));
  for (const command of ['verify', 'verify', 'repair'])
    expect([command, await run(command, dir)]).toMatchObject([
      command,
      { code: 1, said: expect.stringContaining('changes.log is missing') },
    ]);
});

test('a torn end of the log is what a crash leaves: the start goes on without it', async () => {
  changeBit('changes.log', textOf(DOCUMENTS - 1));
  expect(await notesIn(dir)).toEqual(without([DOCUMENTS - 1]));
});

test('repair without a second name makes a folder beside the first, and another one the next time', async () => {
  expect(await run('repair', dir)).toMatchObject({ code: 0 });
  expect(await run('repair', dir)).toMatchObject({ code: 0 });
  expect([existsSync(`${dir}-repaired`), existsSync(`${dir}-repaired-2`)]).toEqual([true, true]);
  expect(await notesIn(`${dir}-repaired`)).toEqual(without([]));
});

test('a data file of an older format is refused in words and left as it is', async () => {
  const path = join(dir, 'data.db');
  const bytes = readFileSync(path);
  bytes.writeUInt32BE(1, 60);
  writeFileSync(path, bytes);
  await expect(notesIn(dir)).rejects.toThrow('was written by an older version (format 1; this one reads 2)');
  expect(readFileSync(path).equals(bytes)).toBe(true);
});
