import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';

declare global {
  var endOfTests: (() => Promise<void>) | undefined;
}

/**
 * One embedded server for the whole run, in its own process; its address is TEST_MONGODB_URI (a server that is named
 * there already is used instead). Whatever the run writes is in TEST_DIR, which goes with it.
 */
export default async function globalSetup(): Promise<void> {
  // each project that needs the server asks for it
  if (globalThis.endOfTests) return;
  const dir = await mkdtemp(join(await quickFolder(), 'saptam-test-'));
  process.env.TEST_DIR = dir;
  const outside = process.env.TEST_MONGODB_URI;
  // names that nobody else has: what a file leaves there is dropped in the end
  if (outside) process.env.TEST_DB_PREFIX = `saptam_test_${randomBytes(4).toString('hex')}_`;
  const server = outside ? undefined : await startServer(join(dir, 'db'));
  globalThis.endOfTests = async () => {
    globalThis.endOfTests = undefined;
    await server?.stop();
    if (outside) await dropDatabases(outside, process.env.TEST_DB_PREFIX!);
    await rm(dir, { recursive: true, force: true });
  };
}

async function dropDatabases(uri: string, prefix: string): Promise<void> {
  const client = await new MongoClient(uri).connect();
  const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
  for (const { name } of databases) if (name.startsWith(prefix)) await client.db(name).dropDatabase();
  await client.close();
}

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 2 ** 31;

/** Memory, where there is plenty: no test here is about a power cut, and every acknowledged write waits for the disk. */
async function quickFolder(): Promise<string> {
  const { bavail = 0, bsize = 0 } = (await statfs(MEMORY).catch(() => undefined)) ?? {};
  return bavail * bsize >= ENOUGH_BYTES ? MEMORY : tmpdir();
}

const END_MS = 30_000;

async function startServer(dir: string) {
  execFileSync(process.execPath, ['scripts/build-embedded.mjs'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const child = spawn(
    process.execPath,
    // a socket of the file system: a quarter less of the processor for each command than a port
    ['packages/embedded-mongodb/dist/main.js', '--dir', dir, '--socket', `${dir}.sock`],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(child, 'exit');
  const onEarlyEnd = (code: number | null, signal: string | null) => {
    console.error(`The embedded server has ended (${code ?? signal}): no test can go on.`);
    process.exit(1);
  };
  child.once('exit', onEarlyEnd);
  process.env.TEST_MONGODB_URI = await new Promise<string>((resolve) => {
    child.stdout.once('data', (line: Buffer) =>
      resolve((JSON.parse(line.toString()) as { uri: string }).uri),
    );
  });
  return {
    stop: async () => {
      child.off('exit', onEarlyEnd);
      child.kill('SIGTERM');
      const late = setTimeout(() => {
        console.error('The embedded server does not end: killed.');
        child.kill('SIGKILL');
      }, END_MS);
      await ended;
      clearTimeout(late);
    },
  };
}
