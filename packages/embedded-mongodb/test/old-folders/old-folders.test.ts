import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeDirectory, type ServerProcess, startServer, temporaryDirectory } from '../support/server';
import { checkpointed, RawConnection } from '../support/wire';
import { contentOf, fillFirstHalf, fillSecondHalf } from './content';
import { unpackFolder } from './folders';

let dir: string;
let server: ServerProcess | undefined;
let connection: RawConnection;

beforeEach(() => {
  dir = temporaryDirectory();
});
afterEach(async () => {
  connection?.close();
  await server?.kill();
  removeDirectory(dir);
});

async function start(args: string[] = []): Promise<void> {
  server = await startServer({ dir, args });
  connection = await RawConnection.open(server.port);
}

async function stop(how: 'stop' | 'kill'): Promise<void> {
  connection.close();
  await server![how]();
}

test('a folder of the last version on LMDB holds the same as one that is filled today; it is kept until the second start', async () => {
  await start(['--replica-set', 'rs']);
  await fillFirstHalf(connection);
  await fillSecondHalf(connection);
  const expected = await contentOf(connection);
  await stop('stop');
  rmSync(dir, { recursive: true });

  unpackFolder('lmdb', dir);
  const original = readFileSync(join(dir, 'data.mdb'));
  await start(['--replica-set', 'rs']);
  expect(await contentOf(connection)).toEqual(expected);
  expect(readFileSync(join(dir, 'before-migration', 'data.mdb')).equals(original)).toBe(true);
  expect(existsSync(join(dir, 'data.mdb'))).toBe(false);
  // and it goes on: through writes, a crash, and a second start that removes the original
  const fresh = { _id: 'fresh', city: 'city 5', slug: 'fresh', price: 1 };
  await connection.command({ insert: 'listings', documents: [fresh] });
  await stop('kill');
  await start(['--replica-set', 'rs']);
  expect(existsSync(join(dir, 'before-migration'))).toBe(false);
  expect((await connection.all({ find: 'listings', filter: { slug: 'fresh' } }))[0]).toEqual(fresh);
  await connection.command({ delete: 'listings', deletes: [{ q: { _id: 'fresh' }, limit: 1 }] });
  expect(await contentOf(connection)).toEqual(expected);
});

test('a start that ends amid taking the folder over leaves it as it was for the next', async () => {
  unpackFolder('lmdb', dir);
  // what such a start leaves behind, at the worst: half a file, and the copy of the log
  writeFileSync(join(dir, 'data.migrating'), 'half a file');
  cpSync(join(dir, 'log.wal'), join(dir, 'changes.log'));
  await start();
  expect((await connection.command({ validate: 'listings', full: true })).valid).toBe(true);
  await stop('stop');
  expect(readdirSync(dir)).not.toContain('data.migrating');
});

test('the folder on which LMDB aborted at every start is served, and goes on', async () => {
  unpackFolder('crash-loop', dir);
  for (let round = 0; round < 3; round++) {
    await start();
    const { databases } = await connection.command({ listDatabases: 1, $db: 'admin' });
    const names = databases.map(({ name }: { name: string }) => name);
    expect(names).toContain(VIEW_DB);
    const [view] = (await connection.command({ listCollections: 1, $db: VIEW_DB })).cursor.firstBatch;
    expect(view).toMatchObject({ type: 'view' });
    expect(JSON.stringify(view.options.pipeline).length).toBeGreaterThan(15e6);
    expect(await connection.command({ insert: 'after', documents: [{ round }] })).toMatchObject({ n: 1 });
    // the first checkpoint is where it aborted
    await checkpointed(connection);
    expect((await connection.command({ count: 'after' })).n).toBe(round + 1);
    await stop(round === 1 ? 'kill' : 'stop');
  }
});
const VIEW_DB = 'test_master_707570bf_test_create_view_suc';
