import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { removeDirectory, type ServerProcess, startServer, temporaryDirectory } from '../support/server';
import { RawConnection } from '../support/wire';

const MAIN = join(__dirname, '..', '..', 'dist', 'main.js');
const run = promisify(execFile);
let server: ServerProcess;
let connection: RawConnection;
let target: string;

beforeAll(async () => {
  server = await startServer();
  connection = await RawConnection.open(server.port);
  target = temporaryDirectory();
  await connection.command({ createIndexes: 'rows', indexes: [{ key: { n: 1 }, name: 'n' }] });
});
afterAll(async () => {
  connection?.close();
  await server?.stop();
  removeDirectory(target);
});

const insert = (from: number, count: number) => {
  const documents = Array.from({ length: count }, (_, i) => ({ _id: from + i, n: i, text: 'x'.repeat(500) }));
  return connection.command({ insert: 'rows', documents });
};

test('a backup made while others write is a data directory of its own', async () => {
  await insert(0, 5000);
  let writing = true;
  let written = 5000;
  const writer = (async () => {
    while (writing) {
      await insert(written, 20);
      written += 20;
    }
  })();
  const before = written;
  const { stdout } = await run(process.execPath, [MAIN, 'backup', '--uri', server.uri, target]);
  const after = written;
  writing = false;
  await writer;
  expect(JSON.parse(stdout)).toEqual({ backup: target });
  const restored = await startServer({ dir: target });
  const other = await RawConnection.open(restored.port);
  const { n } = await other.command({ count: 'rows' });
  expect(n).toBeGreaterThanOrEqual(before);
  expect(n).toBeLessThanOrEqual(after);
  expect(n % 20).toBe(0);
  const { valid } = await other.command({ validate: 'rows' });
  expect(valid).toBe(true);
  other.close();
  await restored.stop();
  // the server that was copied has everything, and goes on
  expect((await connection.command({ count: 'rows' })).n).toBe(written);
});

test('a directory with something in it is not written to', async () => {
  await expect(run(process.execPath, [MAIN, 'backup', '--uri', server.uri, target])).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('is not empty'),
  });
  const reply = await connection.command({ backup: 'relative', $db: 'admin' });
  expect(reply).toMatchObject({ ok: 0, code: 2 });
});

test('compact is refused where there is nothing to compact, and says what it gave back', async () => {
  expect(await connection.command({ compact: 'nothing' })).toMatchObject({ ok: 0, code: 26 });
  expect(await connection.command({ compact: 'rows', freeSpaceTargetMB: 0 })).toMatchObject({ code: 2 });
  expect(await connection.command({ compact: 'rows', other: 1 })).toMatchObject({ code: 40415 });
  await connection.command({ delete: 'rows', deletes: [{ q: { _id: { $gte: 100 } }, limit: 0 }] });
  const { stdout } = await run(process.execPath, [MAIN, 'compact', '--uri', server.uri, 'test.rows']);
  expect(JSON.parse(stdout).bytesFreed).toBeGreaterThan(500_000);
  expect((await connection.command({ count: 'rows' })).n).toBe(100);
  const { totalIndexSize } = await connection.command({ collStats: 'rows', scale: 1024 });
  expect(totalIndexSize).toBeGreaterThan(0);
  expect(await connection.command({ collStats: 'rows', scale: 0 })).toMatchObject({ code: 2 });
});
