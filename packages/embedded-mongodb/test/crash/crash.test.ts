import { randomUUID } from 'node:crypto';
import { BSON, type Document } from 'mongodb';
import { pause } from '../support/limits';
import { removeDirectory, type ServerProcess, startServer, temporaryDirectory } from '../support/server';
import { RawConnection } from '../support/wire';
import { audit, INDEXES } from './audit';
import { Ledger } from './ledger';
import { type Random, runWriter, seeded } from './writers';

describe('writes', () => {
  // each round takes a third of a processor second; `npm run test:db:long` crashes 2 000 times
  const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 16);
  const WRITERS = 32;
  const LANES = 2;
  const SEED = Number(process.env.CRASH_SEED ?? Date.now() % 2 ** 31);

  async function prove(server: ServerProcess, ledger: Ledger, round: number): Promise<void> {
    const connection = await RawConnection.open(server.port);
    const stored = await connection.all({ find: 'docs', batchSize: 5000 });
    const wrong = [...ledger.settle(stored), ...(await audit(connection, stored))];
    const indexes = await connection.command({ listIndexes: 'docs' });
    connection.close();
    if (indexes.cursor.firstBatch.length < INDEXES.length + 1) wrong.push('an index is gone');
    if (wrong.length > 0)
      throw new Error(`seed ${SEED}, round ${round} of its lane: ${wrong.slice(0, 5).join('\n')}`);
  }

  /** Makes every other round move the log into the main store all the time, so that crashes hit that moment too. */
  const argumentsOf = (number: number): string[] => (number % 2 === 0 ? ['--checkpoint-bytes', '20000'] : []);

  /** Builds and drops indexes between the writes, so that a crash may interrupt them. */
  async function buildIndexes(port: number): Promise<void> {
    try {
      const connection = await RawConnection.open(port);
      for (;;) {
        await connection.command({
          createIndexes: 'docs',
          indexes: [{ key: { body: 1, tags: 1 }, name: 'extra' }],
        });
        await connection.command({ dropIndexes: 'docs', index: 'extra' });
      }
    } catch {
      // the server was killed, as planned
    }
  }

  async function round(server: ServerProcess, ledger: Ledger, random: Random, number: number): Promise<void> {
    const clients = Array.from({ length: WRITERS }, (_, writer) =>
      runWriter(server.port, writer, ledger, random),
    );
    // every third round, so that servers of both checkpoint kinds get some
    if (number % 3 === 0) clients.push(buildIndexes(server.port));
    // crashes after a random number of writes, so that a slow machine does not crash an idle server
    const enough = ledger.acknowledged + Math.floor(random() * 120);
    for (const late = Date.now() + 500; ledger.acknowledged < enough && Date.now() < late; ) await pause(1);
    await pause(random() * 3);
    await server.kill();
    await Promise.all(clients);
  }

  const running = new Set<ServerProcess>();
  const dirs: string[] = [];
  afterAll(async () => {
    for (const server of running) await server.kill();
    for (const dir of dirs) removeDirectory(dir);
  });

  async function start(dir: string, args: string[] = []): Promise<ServerProcess> {
    const server = await startServer({ dir, args });
    running.add(server);
    server.child.once('exit', () => running.delete(server));
    return server;
  }

  /** Crashes one directory again and again. Returns the number of acknowledged writes. */
  async function lane(seed: number, rounds: number): Promise<number> {
    const random = seeded(seed);
    const dir = temporaryDirectory();
    dirs.push(dir);
    const ledger = new Ledger();
    let server = await start(dir);
    const connection = await RawConnection.open(server.port);
    expect(await connection.command({ createIndexes: 'docs', indexes: INDEXES })).toMatchObject({ ok: 1 });
    connection.close();
    for (let number = 1; number <= rounds; number += 1) {
      await round(server, ledger, random, number);
      server = await start(dir, argumentsOf(number));
      await prove(server, ledger, number);
    }
    await server.kill();
    return ledger.acknowledged;
  }

  test(
    `${ROUNDS} crashes under ${WRITERS} writers: keeps every acknowledged write, and leaves documents and indexes whole`,
    async () => {
      // in parallel, because a start mostly waits for one core
      const lanes = Array.from({ length: LANES }, (_, n) => lane(SEED + n, Math.ceil(ROUNDS / LANES)));
      const acknowledged = await Promise.all(lanes);
      expect(Math.min(...acknowledged)).toBeGreaterThan((ROUNDS / LANES) * 10);
    },
    ROUNDS * 3000 + 60_000,
  );
});

describe('transactions', () => {
  const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 16) / 4;
  const SEED = Number(process.env.CRASH_SEED ?? Date.now() % 2 ** 31);
  const WRITERS = 8;
  const ACCOUNTS = 12;
  const START = 100;

  /** Moves money between two accounts and records it, in transactions, until the server is gone. */
  async function moveMoney(port: number, random: Random, acknowledged: Set<string>): Promise<void> {
    try {
      const connection = await RawConnection.open(port);
      const lsid = { id: new BSON.UUID() };
      for (let number = 1; ; number++) {
        const txnNumber = BSON.Long.fromNumber(number);
        const run = (command: Document, isFirst = false) =>
          connection.command({
            ...command,
            $db: 'bank',
            lsid,
            txnNumber,
            autocommit: false,
            ...(isFirst && { startTransaction: true }),
          });
        const [from, to] = [Math.floor(random() * ACCOUNTS), Math.floor(random() * ACCOUNTS)];
        const amount = 1 + Math.floor(random() * 9);
        const id = randomUUID();
        const change = (account: number, by: number, isFirst = false) =>
          run(
            { update: 'accounts', updates: [{ q: { _id: account }, u: { $inc: { balance: by } } }] },
            isFirst,
          );
        const steps = [
          () => change(from, -amount, true),
          () => run({ insert: 'moves', documents: [{ _id: id, from, to, amount }] }),
          () => change(to, amount),
          () =>
            connection.command({ commitTransaction: 1, $db: 'admin', lsid, txnNumber, autocommit: false }),
        ];
        let isThrough = true;
        for (const step of steps) {
          const reply = await step();
          if (reply.ok === 1) continue;
          isThrough = false;
          break;
        }
        if (isThrough) acknowledged.add(id);
      }
    } catch {
      // the server was killed, as planned
    }
  }

  async function prove(server: ServerProcess, acknowledged: Set<string>): Promise<void> {
    const connection = await RawConnection.open(server.port);
    const accounts = await connection.all({ find: 'accounts', $db: 'bank' });
    const moves = await connection.all({ find: 'moves', $db: 'bank', batchSize: 5000 });
    connection.close();
    const expected = Array.from({ length: ACCOUNTS }, () => START);
    for (const { from, to, amount } of moves) {
      expected[from]! -= amount;
      expected[to]! += amount;
    }
    expect([SEED, accounts.map(({ balance }) => balance)]).toEqual([SEED, expected]);
    const kept = new Set(moves.map(({ _id }) => _id as string));
    expect([SEED, [...acknowledged].filter((id) => !kept.has(id))]).toEqual([SEED, []]);
  }

  test('a killed server leaves a transaction whole or not at all', async () => {
    const random = seeded(SEED);
    const dir = temporaryDirectory();
    const acknowledged = new Set<string>();
    let server: ServerProcess | null = null;
    try {
      for (let number = 0; number < ROUNDS; number++) {
        const args = ['--replica-set', 'rs0', ...(number % 2 === 0 ? ['--checkpoint-bytes', '20000'] : [])];
        server = await startServer({ dir, args });
        if (number === 0) {
          const connection = await RawConnection.open(server.port);
          const documents = Array.from({ length: ACCOUNTS }, (_, _id) => ({ _id, balance: START }));
          await connection.command({ insert: 'accounts', documents, $db: 'bank' });
          connection.close();
        } else await prove(server, acknowledged);
        const { port } = server;
        const writers = Array.from({ length: WRITERS }, () => moveMoney(port, random, acknowledged));
        const enough = acknowledged.size + 5 + Math.floor(random() * 100);
        for (const late = Date.now() + 1500; acknowledged.size < enough && Date.now() < late; )
          await pause(1);
        await pause(random() * 3);
        await server.kill();
        await Promise.all(writers);
      }
      server = await startServer({ dir, args: ['--replica-set', 'rs0'] });
      await prove(server, acknowledged);
      expect(acknowledged.size).toBeGreaterThan(0);
    } finally {
      await server?.kill();
      removeDirectory(dir);
    }
  });
});
