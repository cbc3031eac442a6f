import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Document } from 'bson';
import { removeDirectory, startServer, temporaryDirectory } from '../support/server';
import { checkpointed, RawConnection } from '../support/wire';
import { contentOf, fillFirstHalf, fillSecondHalf } from './content';

describe('repair', () => {
  const MAIN = join(__dirname, '..', '..', 'dist', 'main.js');
  const PAGE = 8192;
  const TABLE_LEAF = 0x0d;
  const TABLE_INTERIOR = 0x05;

  const root = temporaryDirectory();
  afterAll(() => removeDirectory(root));
  const sound = join(root, 'sound');
  let expected: Document;
  let folders = 0;
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
    // the remaining changes would restore a damaged page
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

  /** Overwrites pages of the data file that are of a kind and contain a text. Returns their number. */
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
    // `toEqual` would compare megabytes byte by byte
    expect(isDeepStrictEqual(files(), before)).toBe(true);
    return { ...result, folder };
  }

  const withoutNumbers = (content: Document): Document => ({
    ...content,
    listings: undefined,
    found: undefined,
  });

  test('verify finds no problems in an intact folder, and repair copies its content', async () => {
    expect(await run('verify', dir)).toEqual({
      code: 0,
      said: expect.stringMatching(/^4 collections, \d{3} documents, \d+ indexes: all is sound\.\n$/),
    });
    const { code, said, folder } = await repaired();
    expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining('nothing is missing') });
    expect(await served(folder, contentOf)).toEqual(expected);
    expect((await run('verify', folder)).code).toBe(0);
  });

  test('refuses to verify or repair a folder in use', async () => {
    await served(dir, async () => {
      for (const args of [
        ['verify', dir],
        ['repair', dir, `${dir}-repaired`],
      ])
        expect(await run(...args)).toEqual({ code: 1, said: expect.stringContaining('already in use') });
    });
  });

  test('verify reports a damaged page, and repair names the missing documents', async () => {
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

  test('repair finds documents on their pages if the path to them is damaged', async () => {
    const bytes = readFileSync(join(dir, 'data.db'));
    // the first page of the documents' tree
    expect(bytes[2 * PAGE]).toBe(TABLE_INTERIOR);
    bytes.fill(0, 2 * PAGE, 3 * PAGE);
    writeFileSync(join(dir, 'data.db'), bytes);
    const { said, folder } = await repaired();
    expect(said).toMatch(/page 3 is damaged/);
    expect(await served(folder, contentOf)).toEqual(expected);
  });

  test('repair recovers everything if the head of the file is missing, and the start refuses', async () => {
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

  test('repair keeps documents of unknown collections under another name', async () => {
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

  test('restores a lost page from the log', async () => {
    cpSync(join(sound, 'changes.log'), join(dir, 'changes.log'));
    expect(damage(TABLE_LEAF, 'city 5')).toBe(1);
    const { folder } = await repaired();
    expect(await served(folder, contentOf)).toEqual(expected);
  });

  test('the start refuses a missing data file, and repair reads the log', async () => {
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

  test('refuses folders of newer versions and other programs and leaves them unchanged', async () => {
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
});

describe('changed bytes', () => {
  /** The command as npm links it, which needs no build. */
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
    // the first documents are in the data file, and the rest, one change each, only in the log
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

  /** Changes one bit after the first occurrence of a text in a file. */
  function changeBit(file: string, text: string): void {
    const path = join(dir, file);
    const bytes = readFileSync(path);
    const at = bytes.indexOf(text);
    expect(at).toBeGreaterThan(0);
    bytes[at + text.length - 1]! ^= 1;
    writeFileSync(path, bytes);
  }

  test('verify finds one changed bit in a document, and repair omits and names the document', async () => {
    rmSync(join(dir, 'changes.log'));
    changeBit('data.db', textOf(7));
    const said = 'test.notes: document 8 is not what was written';
    expect(await run('verify', dir)).toEqual({ code: 1, said: expect.stringContaining(said) });
    const repaired = await run('repair', dir);
    expect(repaired).toEqual({ code: 1, said: expect.stringMatching(/1 rows are not what was written/) });
    expect(repaired.said).toContain('test.notes: 1 documents are missing: _id 7');
    expect(await notesIn(`${dir}-repaired`)).toEqual(without([7]).slice(0, DOCUMENTS / 2 - 1));
  });

  test('verify names a packed document and a block of keys that cannot be read', async () => {
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

  test('the start refuses a log with a changed bit, and repair keeps the later changes', async () => {
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

  test('verify and repair report a missing log, and a backup has one', async () => {
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

  test('starts despite a torn end of the log, as a crash leaves it', async () => {
    changeBit('changes.log', textOf(DOCUMENTS - 1));
    expect(await notesIn(dir)).toEqual(without([DOCUMENTS - 1]));
  });

  test('repair without a second name creates a new folder next to the first each time', async () => {
    expect(await run('repair', dir)).toMatchObject({ code: 0 });
    expect(await run('repair', dir)).toMatchObject({ code: 0 });
    expect([existsSync(`${dir}-repaired`), existsSync(`${dir}-repaired-2`)]).toEqual([true, true]);
    expect(await notesIn(`${dir}-repaired`)).toEqual(without([]));
  });

  test('refuses a data file of an older format and leaves it unchanged', async () => {
    const path = join(dir, 'data.db');
    const bytes = readFileSync(path);
    bytes.writeUInt32BE(1, 60);
    writeFileSync(path, bytes);
    await expect(notesIn(dir)).rejects.toThrow(
      'was written by an older version (format 1; this one reads 2)',
    );
    expect(readFileSync(path).equals(bytes)).toBe(true);
  });
});
