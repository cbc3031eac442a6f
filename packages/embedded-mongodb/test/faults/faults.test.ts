import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Document } from 'bson';
import { Ledger, makeDocument } from '../crash/ledger';
import { until, within } from '../support/limits';
import { removeDirectory, type ServerProcess, startServer, temporaryDirectory } from '../support/server';
import { attachFault, whyNoFaults, withFault } from '../support/strace';
import { checkpointed, RawConnection, storageOf } from '../support/wire';

describe('faults', () => {
  const reason = whyNoFaults();
  // the project's report counts the skip, and the name gives the reason
  const faultTest = reason === undefined ? test : test.skip;
  const named = (name: string) => (reason === undefined ? name : `${name} (skipped: ${reason})`);

  let dir: string;
  let server: ServerProcess | undefined;

  beforeEach(() => {
    dir = temporaryDirectory();
  });
  afterEach(async () => {
    await server?.kill();
    removeDirectory(dir);
  });

  type Outcome = { refusals: Document[]; acceptedAfterRefusal: number };

  /** Inserts and updates the writer's own keys. Records every acknowledgement in the ledger. */
  async function writer(
    port: number,
    first: number,
    ledger: Ledger,
    outcome: Outcome,
    writes: number,
  ): Promise<void> {
    const connection = await RawConnection.open(port);
    for (let n = 0; n < writes; n += 1) {
      const id = first + (n % 10);
      const after = makeDocument(id, first + n, n % 7 === 0 ? 9000 : 100);
      const command =
        ledger.state(id) === undefined
          ? { insert: 'docs', documents: [after] }
          : { update: 'docs', updates: [{ q: { _id: id }, u: after }] };
      // replies on other connections may overtake each other, so only a write begun after a refusal counts
      const late = outcome.refusals.length > 0;
      ledger.begin(id, after);
      const reply = await within('write', connection.command(command));
      const error = reply.ok === 1 ? (reply.writeErrors?.[0] ?? reply.writeConcernError) : reply;
      if (error !== undefined) {
        ledger.refuse(id);
        outcome.refusals.push(error);
      } else {
        ledger.acknowledge(id);
        if (late) outcome.acceptedAfterRefusal += 1;
      }
    }
    connection.close();
  }

  async function writeWithFault(faults: string[], ledger: Ledger): Promise<Outcome> {
    const outcome: Outcome = { refusals: [], acceptedAfterRefusal: 0 };
    server = await startServer({ dir, wrapper: withFault(...faults) });
    const port = server.port;
    await Promise.all(Array.from({ length: 8 }, (_, n) => writer(port, n * 100, ledger, outcome, 60)));
    return outcome;
  }

  /** Checks after a restart on a healthy disk that acknowledged writes exist and refused ones do not. */
  async function proveAfterRestart(ledger: Ledger): Promise<void> {
    await server?.kill();
    server = await startServer({ dir });
    const connection = await RawConnection.open(server.port);
    const stored = await connection.all({ find: 'docs', batchSize: 5000 });
    expect(ledger.settle(stored)).toEqual([]);
    expect(await connection.command({ validate: 'docs', full: true })).toMatchObject({ valid: true });
    expect(await connection.command({ insert: 'docs', documents: [{ _id: -1 }] })).toMatchObject({
      n: 1,
      ok: 1,
    });
    connection.close();
  }

  // strace counts the calls of each thread separately, and four threads flush
  describe.each([
    ['the flush fails from the 6th of a thread on', ['fdatasync:error=EIO:when=6+']],
    ['one flush fails', ['fdatasync:error=EIO:when=6']],
    ['all writes fail from the 60th on', ['pwrite64,pwritev:error=EIO:when=60+']],
  ])('%s', (name, faults) => {
    faultTest(
      named(`${name}: stops writing with a clear error, and keeps nothing refused after a restart`),
      async () => {
        const ledger = new Ledger();
        const outcome = await writeWithFault(faults, ledger);
        // before its 6th flush a thread has five, one for the trees of a new file and the others with at least one write
        expect(ledger.acknowledged).toBeGreaterThan(3);
        expect(outcome.refusals.length).toBeGreaterThan(0);
        expect(outcome.acceptedAfterRefusal).toBe(0);
        expect(outcome.refusals.at(-1)).toMatchObject({
          code: expect.any(Number),
          errmsg: expect.stringMatching(/disk|flush|write|storage|EIO/i),
        });
        await proveAfterRestart(ledger);
      },
    );
  });

  faultTest(named('refuses a write on a full disk with an error and keeps acknowledged writes'), async () => {
    const ledger = new Ledger();
    const outcome = await writeWithFault(['pwrite64,pwritev:error=ENOSPC:when=60..80'], ledger);
    expect(outcome.refusals.length).toBeGreaterThan(0);
    expect(outcome.refusals[0]!.errmsg).toMatch(/space|full|ENOSPC/i);
    const connection = await RawConnection.open(server!.port);
    expect((await connection.all({ find: 'docs' })).length).toBeGreaterThan(0);
    connection.close();
    await proveAfterRestart(ledger);
  });

  faultTest(
    named('stops writing if the flush of the main store fails, and keeps acknowledged writes in the log'),
    async () => {
      const ledger = new Ledger();
      server = await startServer({ dir });
      await writer(server.port, 0, ledger, { refusals: [], acceptedAfterRefusal: 0 }, 40);
      // an idle server writes its log into the main store after a second
      const detach = await attachFault(server.child.pid!, 'fdatasync,fsync,msync,sync_file_range:error=EIO');
      const witness = await RawConnection.open(server.port);
      await until('a flush that fails', async () => !(await storageOf(witness)).writable);
      witness.close();
      const outcome: Outcome = { refusals: [], acceptedAfterRefusal: 0 };
      await writer(server.port, 100, ledger, outcome, 5);
      expect(outcome.refusals).toHaveLength(5);
      detach();
      await proveAfterRestart(ledger);
    },
  );

  faultTest(
    named('acknowledges a write only after its flush, and concurrent writers share one'),
    async () => {
      const flushMs = 150;
      server = await startServer({
        dir,
        wrapper: withFault(`fdatasync,fsync,msync:delay_enter=${flushMs * 1000}`),
      });
      const port = server.port;
      const connections = await Promise.all(Array.from({ length: 32 }, () => RawConnection.open(port)));
      await connections[0]!.command({ insert: 'docs', documents: [{ _id: 'first' }] });
      // the flush of an earlier write must not be mistaken for this one's
      await checkpointed(connections[0]!);
      const single = performance.now();
      await connections[0]!.command({ insert: 'docs', documents: [{ _id: 'second' }] });
      expect(performance.now() - single).toBeGreaterThanOrEqual(flushMs);
      const together = performance.now();
      await Promise.all(
        connections.map((one, n) => one.command({ insert: 'docs', documents: [{ _id: n }] })),
      );
      expect(performance.now() - together).toBeLessThan(flushMs * 32 * 0.5);
      for (const connection of connections) connection.close();
    },
  );
});

describe('a full disk', () => {
  const root = temporaryDirectory();
  const disk = join(root, 'disk');
  mkdirSync(disk);
  /** Fits the log, the file beside the data file and the data file itself, each up to 32 MB. The filler takes the rest. */
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

  // cannot be compressed
  const noise = randomBytes(40_000);
  let next = 0;
  let folders = 0;
  const kept: number[] = [];

  /** Inserts until one is refused or enough are stored. Returns the message of the refusal. */
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

  // once with few checkpoints, so that the log and the file beside the data file fill the disk, and once with frequent ones
  describe.each([[[]], [['--checkpoint-bytes', '300000']]])('arguments %j', (args) => {
    diskTest(
      `a full disk${reason ? ` (skipped: ${reason})` : ''} refuses writes but allows reads, and accepts writes once there is room`,
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
          // checkpoints are attempted while there is no room for them
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
});
