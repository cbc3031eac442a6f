import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../support/limits';
import { removeDirectory, type ServerProcess, startServer, temporaryDirectory } from '../support/server';
import { checkpointed, RawConnection } from '../support/wire';

const root = temporaryDirectory();
const disk = join(root, 'disk');
mkdirSync(disk);
/** The log, what waits beside the data file and the data file itself, each up to 32 MB, fit; the filler takes what is more. */
const DISK_MB = 160;
const FILLER_BYTES = 120e6;
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk], {
  encoding: 'utf8',
});
const reason = mounted.status === 0 ? undefined : `no small disk can be mounted: ${mounted.stderr?.trim()}`;
const diskTest = reason === undefined ? test : test.skip;

let server: ServerProcess | undefined;
let connection: RawConnection;
afterAll(async () => {
  connection?.close();
  await server?.kill();
  if (reason === undefined) spawnSync('umount', ['-l', disk]);
  removeDirectory(root);
});

async function start(args: string[] = []): Promise<void> {
  server = await startServer({ dir: join(disk, String(folders)), args });
  connection = await RawConnection.open(server.port);
}

// what cannot be packed
const noise = randomBytes(40_000);
let next = 0;
let folders = 0;
const kept: number[] = [];

/** Inserts until one is refused, or enough are in; returns what the refusal said. */
async function insertUntilRefused(most: number): Promise<string | null> {
  for (let i = 0; i < most; i++) {
    const _id = next++;
    const document = { _id, group: _id % 5, noise: noise.subarray(_id % 1000) };
    const reply = await connection.command({ insert: 'docs', documents: [document] });
    const error = reply.ok === 1 ? (reply.writeErrors?.[0] ?? reply.writeConcernError) : reply;
    if (error) return error.errmsg;
    kept.push(_id);
  }
  return null;
}

async function expectKept(): Promise<void> {
  const found = await connection.all({ find: 'docs', projection: { _id: 1 }, sort: { _id: 1 } });
  expect(found.map(({ _id }) => _id)).toEqual(kept);
  expect(await connection.command({ validate: 'docs', full: true })).toMatchObject({ valid: true });
}

// once with few checkpoints, so that the log and what waits beside the data file fill the disk, and once with one for every few writes
describe.each([[[]], [['--checkpoint-bytes', '300000']]])('with %j', (args) => {
  diskTest(
    `a disk that is full${reason ? ` (skipped: ${reason})` : ''}: writes are refused, reads go on, and with room again so do writes`,
    async () => {
      folders++;
      kept.length = 0;
      await start(args);
      await connection.command({ createIndexes: 'docs', indexes: [{ key: { group: 1 }, name: 'group' }] });
      expect(await insertUntilRefused(100)).toBeNull();
      writeFileSync(join(disk, 'filler'), Buffer.alloc(FILLER_BYTES));
      for (let round = 0; round < 2; round++) {
        expect(await insertUntilRefused(3000)).toMatch(/No space left/);
        await expectKept();
        // checkpoints are tried while there is no room for them
        const failures = () => server!.log().match(/A checkpoint failed/g)?.length ?? 0;
        const before = failures();
        await until('a checkpoint without room', () => failures() > before);
        await expectKept();
      }
      rmSync(join(disk, 'filler'));
      await checkpointed(connection);
      expect(await insertUntilRefused(20)).toBeNull();
      await expectKept();
      connection.close();
      await server!.kill();
      await start();
      await expectKept();
      expect(await insertUntilRefused(20)).toBeNull();
      await server!.stop();
      await start();
      await expectKept();
      connection.close();
      await server!.stop();
      rmSync(join(disk, String(folders)), { recursive: true });
    },
  );
});
