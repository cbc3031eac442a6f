import { pause } from '../support/limits';
import { removeDirectory, type ServerProcess, startServer, temporaryDirectory } from '../support/server';
import { RawConnection } from '../support/wire';
import { audit, INDEXES } from './audit';
import { Ledger } from './ledger';
import { type Random, runWriter, seeded } from './writers';

// a third of a processor second each; `npm run test:db:long` crashes 2 000 times
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 30);
const WRITERS = 32;
const LANES = 2;
const SEED = Number(process.env.CRASH_SEED ?? Date.now() % 2 ** 31);

/** Proves the server that was started on the directory of the last crash. */
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

/** Every other round moves the log into the main store all the time, so that crashes hit that moment too. */
const argumentsOf = (number: number): string[] => (number % 2 === 0 ? ['--checkpoint-bytes', '20000'] : []);

/** Index builds and their removal come between the writes: a crash may hit them half way. */
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
    // the server is gone, as planned
  }
}

async function round(server: ServerProcess, ledger: Ledger, random: Random, number: number): Promise<void> {
  const clients = Array.from({ length: WRITERS }, (_, writer) =>
    runWriter(server.port, writer, ledger, random),
  );
  // every third: servers of both checkpoint kinds get some
  if (number % 3 === 0) clients.push(buildIndexes(server.port));
  // after a random number of writes, so that a busy machine does not turn a crash under load into one at rest
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

/** Crashes one directory again and again; returns how many writes were acknowledged. */
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
  `${ROUNDS} crashes under ${WRITERS} writers: every acknowledged write is there, nothing is half, indexes are whole`,
  async () => {
    // side by side, because a start mostly waits for one core
    const lanes = Array.from({ length: LANES }, (_, n) => lane(SEED + n, Math.ceil(ROUNDS / LANES)));
    const acknowledged = await Promise.all(lanes);
    expect(Math.min(...acknowledged)).toBeGreaterThan((ROUNDS / LANES) * 10);
  },
  ROUNDS * 3000 + 60_000,
);
