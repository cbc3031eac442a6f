import { execFile } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Binary, Decimal128, Double, Int32, Long, MongoClient, ObjectId } from 'mongodb';
import { startDatabase } from './lib/database.mjs';

describe('backups', () => {
  const root = mkdtempSync(join(tmpdir(), 'saptam-backup-'));
  const [site, other] = [join(root, 'site'), join(root, 'other')];
  const running: { stop(): Promise<void> }[] = [];
  afterAll(async () => {
    for (const part of running) await part.stop();
    rmSync(root, { recursive: true, force: true });
  });

  type Ended = { code: number; said: string };

  /** Runs `npm run backup` or `npm run restore` like an operator. */
  function command(
    name: 'backup' | 'restore',
    dataDir: string,
    args: string[],
    env: Record<string, string> = {},
  ) {
    const { MONGODB_URI: _, ...inherited } = process.env;
    return new Promise<Ended>((resolve) => {
      const options = { env: { ...inherited, DATA_DIR: dataDir, ...env } as NodeJS.ProcessEnv };
      execFile(process.execPath, [`scripts/${name}.mjs`, ...args], options, (error, out, err) =>
        resolve({ code: Number(error?.code ?? 0), said: out + err }),
      );
    });
  }

  async function databaseOver(dataDir: string) {
    const database = await startDatabase({ dir: join(dataDir, 'db'), quiet: true });
    const client = await new MongoClient(database.uri).connect();
    const stop = async () => {
      await client.close();
      await database.stop();
    };
    running.push({ stop });
    return { uri: database.uri, db: client.db(), stop };
  }

  /** Files that other users of the machine could read. */
  const openToOthers = (dir: string) =>
    ['.', ...(readdirSync(dir, { recursive: true }) as string[])].filter(
      (name) => statSync(join(dir, name)).mode & 0o077,
    );

  const fileOf = (dir: string, n: number) => join(dir, 'media', `${n}.jpg`);

  test('copies an installation during writes, and restores everything that was acknowledged', async () => {
    mkdirSync(join(site, 'media'), { recursive: true });
    mkdirSync(join(site, 'audit'));
    writeFileSync(join(site, 'audit/anchors.log'), 'an anchor\n');
    writeFileSync(join(site, 'secrets.json'), '{"key":1}');
    for (const name of ['tmp', 'outbox']) mkdirSync(join(site, name));
    writeFileSync(join(site, 'outbox/1.eml'), 'To: asha@people.example');
    chmodSync(join(site, 'secrets.json'), 0o644);
    writeFileSync(join(site, 'tmp/half'), 'x');
    const live = await databaseOver(site);
    await live.db.collection('listings').createIndex({ n: 1 }, { unique: true });
    let acknowledged = 0;
    let isOver = false;
    const writer = (async () => {
      for (let n = 0; !isOver; n++) {
        writeFileSync(fileOf(site, n), `picture ${n}`);
        await live.db.collection<{ n: number }>('listings').insertOne({ n });
        acknowledged = n + 1;
      }
    })();
    while (acknowledged < 200) await new Promise((next) => setTimeout(next, 5));
    const before = acknowledged;
    const backup = join(root, 'backup');
    const made = await command('backup', site, [backup]);
    isOver = true;
    await writer;
    expect(made).toMatchObject({ code: 0, said: expect.stringContaining('MB in') });
    // it names its own keys and no others
    expect(made.said).toContain('files/secrets.json can decrypt the rest');
    expect(made.said).not.toContain('push-keys');
    expect(acknowledged).toBeGreaterThan(before);
    await live.stop();

    expect(await command('restore', other, [backup])).toMatchObject({ code: 0 });
    for (const dir of [backup, other]) expect(openToOthers(dir)).toEqual([]);
    const restored = await databaseOver(other);
    const rows = await restored.db.collection<{ n: number }>('listings').find().sort({ n: 1 }).toArray();
    expect(rows.length).toBeGreaterThanOrEqual(before);
    expect(rows.map(({ n }) => n)).toEqual(rows.map((_, n) => n));
    for (const { n } of rows) expect(readFileSync(fileOf(other, n), 'utf8')).toBe(`picture ${n}`);
    expect(readFileSync(join(other, 'audit/anchors.log'), 'utf8')).toBe('an anchor\n');
    const isThere = (name: string) => existsSync(join(other, name));
    expect(['secrets.json', 'tmp', 'outbox'].map(isThere)).toEqual([true, false, false]);

    const inUse = await command('restore', other, [backup, '--force']);
    expect(inUse).toMatchObject({ code: 1, said: expect.stringContaining('stop it first') });
    await restored.stop();
    const present = await command('restore', other, [backup]);
    expect(present).toMatchObject({ code: 1, said: expect.stringContaining('is not empty: add --force') });
    writeFileSync(join(other, 'media/own.jpg'), 'mine');
    expect((await command('restore', other, [backup, '--force'])).code).toBe(0);
    const aside = readdirSync(other).find((name) => name.startsWith('replaced-')) ?? '';
    expect(readFileSync(join(other, aside, 'media/own.jpg'), 'utf8')).toBe('mine');
    expect(existsSync(join(other, 'media/own.jpg'))).toBe(false);

    expect((await command('backup', site, [backup])).said).toContain('is not empty');
    appendFileSync(join(backup, 'files/media/0.jpg'), '!');
    const changed = await command('restore', join(root, 'third'), [backup]);
    expect(changed).toMatchObject({
      code: 1,
      said: expect.stringContaining('has changed since this backup was made'),
    });
    expect(existsSync(join(root, 'third'))).toBe(false);
  });

  test('copies a MongoDB elsewhere type by type with its indexes, and moves a backup from one kind to the other', async () => {
    const [from, to] = [await databaseOver(join(root, 'from')), await databaseOver(join(root, 'to'))];
    const row = {
      _id: new ObjectId(),
      int: new Int32(1),
      double: new Double(1),
      long: Long.fromString('9007199254740993'),
      decimal: Decimal128.fromString('1.10'),
      date: new Date(),
      bytes: new Binary(Buffer.from('x'), 4),
      deep: [{ a: null }],
    };
    await from.db.collection('rows').insertMany([row, ...Array.from({ length: 1500 }, (_, n) => ({ n }))]);
    const partial = { unique: true, partialFilterExpression: { n: { $gt: 5 } } };
    await from.db.collection('rows').createIndex({ n: 1 }, partial);
    await from.db.collection('rows').createIndex({ date: 1 }, { expireAfterSeconds: 1e9 });
    const raw = async ({ db }: typeof from) =>
      (
        await db
          .collection('rows')
          .find({}, { raw: true, sort: { _id: 1 } })
          .toArray()
      ).map((bytes) => Buffer.from(bytes as unknown as Uint8Array).toString('base64'));
    const wanted = [await raw(from), await from.db.collection('rows').indexes()];
    const backup = join(root, 'outside');
    const outside = join(root, 'outside-site');
    mkdirSync(outside);
    const made = await command('backup', outside, [backup], { MONGODB_URI: from.uri });
    expect(made).toMatchObject({ code: 0, said: expect.stringContaining('is of its own moment') });

    await to.db.collection('rows').insertOne({ old: true });
    const refused = await command('restore', join(root, 'x'), [backup], { MONGODB_URI: to.uri });
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('is not empty (rows)') });
    expect(await to.db.collection('rows').countDocuments()).toBe(1);
    const replaced = await command('restore', join(root, 'x'), [backup, '--force'], { MONGODB_URI: to.uri });
    expect(replaced).toMatchObject({ code: 0 });
    expect([await raw(to), await to.db.collection('rows').indexes()]).toEqual(wanted);

    expect(await command('restore', join(root, 'own'), [backup])).toMatchObject({ code: 0 });
    const own = await databaseOver(join(root, 'own'));
    expect([await raw(own), await own.db.collection('rows').indexes()]).toEqual(wanted);
  });
});

describe('database', () => {
  const root = mkdtempSync(join(tmpdir(), 'saptam-database-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const START = `
const { startDatabase } = await import('./scripts/lib/database.mjs');
const { main } = await import('./scripts/lib/say.mjs');
main(async () => {
  const database = await startDatabase({ dir: process.argv[1] });
  console.log('uri', database.uri);
  await database.stop();
});
`;

  function start(
    dir: string,
    env: Record<string, string> = {},
    script = START,
  ): Promise<{ code: number; said: string }> {
    const { MONGODB_URI: _, ...inherited } = process.env;
    return new Promise((resolve) => {
      const options = { env: { ...inherited, ...env } as NodeJS.ProcessEnv };
      execFile(process.execPath, ['--input-type=module', '-e', script, dir], options, (error, out, err) =>
        resolve({ code: Number(error?.code ?? 0), said: out + err }),
      );
    });
  }

  test('reports a full disk in a sentence', async () => {
    const script = `
const { main } = await import('./scripts/lib/say.mjs');
const { writeFileSync } = await import('node:fs');
main(async () => writeFileSync('/dev/full', 'x'));
`;
    const said =
      'ENOSPC: no space left on device, write\nMake room there, or allow writing, and run this again.\n';
    expect(await start(root, {}, script)).toEqual({ code: 1, said });
  });

  test('retries a database that aborts, then lets its folder be verified and repaired', async () => {
    const dir = join(root, 'aborts');
    const [aborting, tries] = [join(root, 'abort.cjs'), join(root, 'tries')];
    writeFileSync(
      aborting,
      `if (process.argv.includes('--dir')) {
      require('node:fs').appendFileSync(${JSON.stringify(tries)}, 'x');
      process.abort();
    }`,
    );
    const { code, said } = await start(dir, { NODE_OPTIONS: `--require ${aborting}` });
    expect(code).toBe(1);
    expect(readFileSync(tries, 'utf8')).toBe('xx');
    expect(said).toContain('ended twice in a row before it was ready (SIGABRT)');
    expect(said).toContain(`npx embedded-mongodb verify ${dir}\n`);
    expect(said).toContain(`npx embedded-mongodb repair ${dir} ${dir}-repaired\n`);
    expect(said).not.toContain('    at ');
    expect(await start(dir)).toMatchObject({ code: 0 });
  });

  test('does not retry a folder that is refused with a message', async () => {
    const dir = join(root, 'refused');
    expect(await start(dir)).toMatchObject({ code: 0 });
    writeFileSync(join(dir, 'data.db'), 'no database');
    const { code, said } = await start(dir);
    expect(code).toBe(1);
    expect(said.match(/is damaged/g)).toHaveLength(1);
    expect(said).toContain('npx embedded-mongodb repair');
    expect(said).toContain('did not start: see its messages above');
  });

  test('requires the generated password at a port, which only the owner can read', async () => {
    const dir = join(root, 'port');
    const { code, said } = await start(dir, { DATABASE_PORT: '0' });
    expect(code).toBe(0);
    const { username, password, hostname } = new URL(/uri (\S+)/.exec(said)?.[1] ?? '');
    expect([username, hostname]).toEqual(['embedded', '127.0.0.1']);
    expect(password.length).toBeGreaterThan(30);
    expect(readFileSync(join(dir, 'password'), 'utf8')).toBe(password);
    expect(statSync(join(dir, 'password')).mode & 0o777).toBe(0o600);
  });

  test('moves the socket of a folder with a long path elsewhere, accessible only to its owner', async () => {
    const dir = join(root, 'l'.repeat(120));
    const { code, said } = await start(dir);
    expect(code).toBe(0);
    expect(decodeURIComponent(said)).toMatch(/uri mongodb:\/\/\/.*saptam-db-\w+\/mongodb\.sock\/saptam/);
  });

  describe('a database that aborts soon after it was ready', () => {
    const KEPT = `
const { startDatabase } = await import('./scripts/lib/database.mjs');
const { supervise } = await import('./scripts/lib/supervise.mjs');
const database = await startDatabase({ dir: process.argv[1] });
supervise('The database', database, database.startAgain, (error) => {
  console.error(error.message);
  process.exit(1);
});
setInterval(() => undefined, 1000);
`;

    test('is given up after four times, with instructions at the second', async () => {
      const dir = join(root, 'soon');
      const [aborting, tries] = [join(root, 'abort-soon.cjs'), join(root, 'soon-tries')];
      writeFileSync(
        aborting,
        `if (process.argv.includes('--dir')) {
        require('node:fs').appendFileSync(${JSON.stringify(tries)}, 'x');
        const { write } = process.stdout;
        process.stdout.write = (...args) => {
          setTimeout(() => process.abort(), 200);
          return write.apply(process.stdout, args);
        };
      }`,
      );
      const { code, said } = await start(dir, { NODE_OPTIONS: `--require ${aborting}` }, KEPT);
      expect(code).toBe(1);
      expect(readFileSync(tries, 'utf8')).toBe('xxxx');
      expect(said).toContain('ended 2 times in a row soon after its start (SIGABRT)');
      expect(said).toContain('ended 4 times in a row soon after its start (SIGABRT)');
      expect(said).toContain(`npx embedded-mongodb repair ${dir} ${dir}-repaired\n`);
    });
  });
});
