import { randomUUID } from 'node:crypto';
import { BSON, type Document } from 'mongodb';
import { pause } from '../support/limits';
import { removeDirectory, type ServerProcess, startServer, temporaryDirectory } from '../support/server';
import { RawConnection } from '../support/wire';
import { type Random, seeded } from './writers';

const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 24) / 4;
const SEED = Number(process.env.CRASH_SEED ?? Date.now() % 2 ** 31);
const WRITERS = 8;
const ACCOUNTS = 12;
const START = 100;

/** Moves money between two accounts and notes it, in a transaction; again and again until the server is gone. */
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
        () => connection.command({ commitTransaction: 1, $db: 'admin', lsid, txnNumber, autocommit: false }),
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
    // the server is gone, as planned
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

test('whenever the server is killed, a transaction is there as a whole or not at all', async () => {
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
      for (const late = Date.now() + 1500; acknowledged.size < enough && Date.now() < late; ) await pause(1);
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
