import { pause } from '../support/limits';
import { removeDirectory, type ServerProcess, startServer, temporaryDirectory } from '../support/server';
import { RawConnection } from '../support/wire';
import { audit, INDEXES } from './audit';
import { Ledger } from './ledger';
import { type Random, runWriter, seeded } from './writers';

const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 200);
const WRITERS = 32;
const SEED = Number(process.env.CRASH_SEED ?? Date.now() % 2 ** 31);

/** Proves the server that was started on the directory of the last crash. */
async function prove(server: ServerProcess, ledger: Ledger, round: number): Promise<void> {
  const connection = await RawConnection.open(server.port);
  const stored = await connection.all({ find: 'docs', batchSize: 5000 });
  const wrong = [...ledger.settle(stored), ...(await audit(connection, stored))];
  const indexes = await connection.command({ listIndexes: 'docs' });
  connection.close();
  if (indexes.cursor.firstBatch.length < INDEXES.length + 1) wrong.push('an index is gone');
  if (wrong.length > 0) throw new Error(`seed ${SEED} round ${round}: ${wrong.slice(0, 5).join('\n')}`);
}

/** Index builds and their removal come between the writes: a crash may hit them half way. */
async function buildIndexes(port: number): Promise<void> {
  const connection = await RawConnection.open(port);
  try {
    for (;;) {
      await connection.command({
        createIndexes: 'docs',
        indexes: [{ key: { body: 1, tags: 1 }, name: 'extra' }],
      });
      await connection.command({ dropIndexes: 'docs', index: 'extra' });
    }
  } catch {
    // the server is gone, as planned
  }
}

async function round(server: ServerProcess, ledger: Ledger, random: Random, number: number): Promise<void> {
  const clients = Array.from({ length: WRITERS }, (_, writer) =>
    runWriter(server.port, writer, ledger, random),
  );
  if (number % 4 === 0) clients.push(buildIndexes(server.port));
  // after a random number of writes, so that a busy machine does not turn a crash under load into one at rest
  const enough = ledger.acknowledged + Math.floor(random() * 200);
  for (const late = Date.now() + 500; ledger.acknowledged < enough && Date.now() < late; ) await pause(1);
  await pause(random() * 3);
  await server.kill();
  await Promise.all(clients);
}

const dir = temporaryDirectory();
let server: ServerProcess | undefined;
afterAll(async () => {
  await server?.kill();
  removeDirectory(dir);
});

test(
  `${ROUNDS} crashes under ${WRITERS} writers: every acknowledged write is there, nothing is half, indexes are whole`,
  async () => {
    const random = seeded(SEED);
    const ledger = new Ledger();
    server = await startServer({ dir });
    const connection = await RawConnection.open(server.port);
    expect(await connection.command({ createIndexes: 'docs', indexes: INDEXES })).toMatchObject({ ok: 1 });
    connection.close();
    for (let number = 1; number <= ROUNDS; number += 1) {
      await round(server, ledger, random, number);
      server = await startServer({ dir });
      await prove(server, ledger, number);
    }
    expect(ledger.acknowledged).toBeGreaterThan(ROUNDS * 10);
  },
  ROUNDS * 3000 + 60_000,
);
