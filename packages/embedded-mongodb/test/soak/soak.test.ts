import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { Binary, BSON, type Document } from 'bson';
import { seeded } from '../crash/writers';
import { pause, residentMiB } from '../support/limits';
import { removeDirectory, type ServerProcess, startServer, temporaryDirectory } from '../support/server';
import { RawConnection } from '../support/wire';
import { MEMORY, MOST_RESIDENT_MIB } from './memory';
import { nextStep, ok } from './steps';
import { documentOf, INDEXES, type Recipe, split, type Table, World } from './world';

describe('soak', () => {
  // a number of steps, because a minute has 400 on a busy machine and 1 500 on an idle one; `npm run test:db:long` runs
  // for 30 minutes. A failure prints the seed to set here
  const SECONDS = Number(process.env.SOAK_SECONDS ?? 0);
  const STEPS = 200;
  const SEED = Number(process.env.SOAK_SEED ?? Date.now() % 2 ** 31);
  const STEPS_A_LIFE = 40;
  const ARGS = ['--replica-set', 'soak'];

  const root = temporaryDirectory();
  const dir = join(root, 'data');
  const world = new World(seeded(SEED));
  let server: ServerProcess;
  let connection: RawConnection;
  const seen = {
    steps: 0,
    kills: 0,
    stops: 0,
    backups: 0,
    compared: 0,
    resident: 0,
    collections: 0,
    disk: '',
  };

  afterAll(async () => {
    connection?.close();
    await server?.kill();
    removeDirectory(root);
  });

  async function start(args: string[] = []): Promise<void> {
    server = await startServer({ dir, args: [...ARGS, ...args], env: { ...process.env, ...MEMORY } });
    connection = await RawConnection.open(server.port);
  }

  /** Stops the server while one write is in progress, which may or may not be stored afterwards. */
  async function restart(): Promise<void> {
    const isKilled = world.random() < 0.7;
    const doubtful = isKilled ? writeUnasked() : undefined;
    if (isKilled) {
      await pause(world.random() * 8);
      await server.kill();
      seen.kills++;
    } else {
      await server.stop();
      seen.stops++;
    }
    connection.close();
    // some servers move the log into the data file all the time
    await start(world.random() < 0.4 ? ['--checkpoint-bytes', '100000'] : []);
    if (doubtful) await settle(doubtful);
    await compare(connection);
  }

  interface Doubtful {
    ns: string;
    table: Table;
    recipe: Recipe;
  }

  function writeUnasked(): Doubtful | undefined {
    const [ns, table] = world.table() ?? [];
    if (!ns || !table) return undefined;
    const recipe = world.recipe();
    const [$db, name] = split(ns);
    connection.command({ insert: name, documents: [documentOf(recipe)], $db }).catch(() => undefined);
    return { ns, table, recipe };
  }

  async function settle({ ns, table, recipe }: Doubtful): Promise<void> {
    const [$db, name] = split(ns);
    const found = await connection.all({ find: name, filter: { _id: recipe._id }, $db });
    if (found.length > 0) world.put(table, recipe);
  }

  const bytesOf = (document: Document): Buffer => Buffer.from(BSON.serialize(document));

  async function compare(to: RawConnection): Promise<void> {
    seen.compared++;
    seen.collections = Math.max(seen.collections, world.tables.size);
    const names: string[] = [];
    for (let db = 0; db < 5; db++) {
      const listed = await to.all({ listCollections: 1, $db: `soak${db}` });
      for (const { name } of listed) {
        const ns = `soak${db}.${name}`;
        names.push(ns);
      }
    }
    expect(names.sort()).toEqual([...world.tables.keys()].sort());
    for (const [ns, table] of world.tables) await compareTable(to, ns, table);
  }

  async function compareTable(to: RawConnection, ns: string, table: Table): Promise<void> {
    const [$db, name] = split(ns);
    const found = await to.all({ find: name, $db });
    const wrong = found.filter((document) => {
      const recipe = table.documents.get(document._id);
      return !recipe || !bytesOf(document).equals(bytesOf(documentOf(recipe)));
    });
    expect([ns, wrong.map(({ _id }) => _id), found.length]).toEqual([ns, [], table.documents.size]);
    const indexes = (await ok(to, { listIndexes: name, $db })).cursor.firstBatch.map(
      (index: Document) => index.name,
    );
    expect([ns, indexes.sort()]).toEqual([ns, ['_id_', ...table.indexes].sort()]);
    for (const index of table.indexes) {
      const group = { group: 3 };
      if (index !== 'group') continue;
      const ids = (
        await to.all({ find: name, filter: group, hint: INDEXES.group!.key, projection: { _id: 1 }, $db })
      ).length;
      const expected = [...table.documents.values()].filter(({ seed }) => seed % 7 === 3).length;
      expect([ns, index, ids]).toEqual([ns, index, expected]);
    }
  }

  /** Checks that a copy made now is a separate folder with the same content. */
  async function backUp(): Promise<void> {
    const copy = join(root, `copy${++seen.backups}`);
    await ok(connection, { backup: copy, $db: 'admin' });
    const other = await startServer({ dir: copy, args: ARGS });
    const reading = await RawConnection.open(other.port);
    await compare(reading);
    reading.close();
    await other.stop();
    removeDirectory(copy);
  }

  async function validateAll(): Promise<void> {
    for (const ns of world.tables.keys()) {
      const [$db, name] = split(ns);
      expect(await ok(connection, { validate: name, full: true, $db })).toMatchObject({
        valid: true,
        errors: [],
      });
    }
  }

  /** Checks that, after a compaction, the data file is hardly larger than its rows (including the change log for change streams). */
  async function measureDisk(): Promise<void> {
    const ns = [...world.tables.keys()][0];
    if (!ns) return;
    const [$db, name] = split(ns);
    await ok(connection, { compact: name, force: true, $db });
    await server.stop();
    const sizeOf = (file: string): number => statSync(join(dir, file), { throwIfNoEntry: false })?.size ?? 0;
    const db = new DatabaseSync(join(dir, 'data.db'), { readOnly: true });
    const sum = (table: string, columns: string): number =>
      Number(Object.values(db.prepare(`SELECT total(${columns}) FROM ${table}`).get())[0]);
    const rows =
      sum('entries', 'length(key) + length(value)') +
      sum('documents', 'length(value)') +
      sum('blocks', 'length(value)');
    db.close();
    const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
    seen.disk = `${mb(sizeOf('data.db'))} for ${mb(rows)} in rows, log ${mb(sizeOf('changes.log'))}`;
    expect([sizeOf('data.db') < 3 * rows + 1e6, seen.disk]).toEqual([true, seen.disk]);
    expect(sizeOf('changes.log')).toBeLessThan(300e6);
    expect(readdirSync(dir).sort()).toEqual(['changes.log', 'data.db']);
  }

  async function live(): Promise<void> {
    const life = Math.floor(STEPS_A_LIFE * (0.3 + world.random()));
    for (let step = 0; step < life && goesOn(); step++) {
      await nextStep(world)(world, connection);
      seen.steps++;
      seen.resident = Math.max(seen.resident, residentMiB(server.child.pid!));
    }
    if (world.random() < 0.15) await backUp();
  }

  let end: number;
  const goesOn = (): boolean => (SECONDS > 0 ? Date.now() < end : seen.steps < STEPS);

  test(
    `${SECONDS > 0 ? `${SECONDS} s` : `${STEPS} steps`} of every kind of write, with kills, restarts, copies and compactions, agree with a model (seed ${SEED})`,
    async () => {
      await start();
      end = Date.now() + SECONDS * 1000;
      while (goesOn()) {
        await live().catch((error: Error) => {
          throw new Error(`${error.message}; the server said: ${server.log()}`, { cause: error });
        });
        await restart();
      }
      await validateAll();
      await measureDisk();
      console.log(
        JSON.stringify({
          seed: SEED,
          ...seen,
          resident: `${seen.resident.toFixed(0)} MiB`,
          names: world.nextId,
        }),
      );
      expect(seen.resident).toBeLessThan(MOST_RESIDENT_MIB);
    },
    (SECONDS || 150) * 4000 + 240_000,
  );
});

describe('large values', () => {
  /** Exceeds the limit of the change log (256 MB), so that it is trimmed. */
  const WRITES = 20;
  const BYTES = 16_000_000;

  let server: ServerProcess;
  const dir = temporaryDirectory();
  afterAll(async () => {
    await server?.kill();
    removeDirectory(dir);
  });

  /** Peak memory of the process in MiB (Linux). */
  function peakMiB(pid: number): number {
    const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(/^VmHWM:\s+(\d+) kB/m);
    return Number(line?.[1] ?? 0) / 1024;
  }

  test('repeated writes and reads of 16 MB documents stay within the memory limit', async () => {
    server = await startServer({ dir, args: ['--replica-set', 'large'], env: { ...process.env, ...MEMORY } });
    const connection = await RawConnection.open(server.port);
    for (let n = 0; n < WRITES; n++) {
      // every third one does not compress
      const body = Buffer.alloc(
        BYTES,
        n % 3 === 0 ? Buffer.from(Array.from({ length: 997 }, (_, i) => (i * i * (n + 7)) & 255)) : n,
      );
      const u = { _id: n % 3, n, body: new Binary(body) };
      const reply = await connection.command({
        update: 'large',
        updates: [{ q: { _id: n % 3 }, u, upsert: true }],
      });
      expect(reply).toMatchObject({ ok: 1, n: 1 });
      if (n % 4 !== 3) continue;
      const [found] = await connection.all({ find: 'large', filter: { _id: n % 3 } });
      expect([found?.n, found?.body.length()]).toEqual([n, BYTES]);
    }
    expect(await connection.command({ collStats: 'large' })).toMatchObject({ ok: 1, count: 3 });
    connection.close();
    expect(peakMiB(server.child.pid!)).toBeLessThan(MOST_RESIDENT_MIB);
  });
});
