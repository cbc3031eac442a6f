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
 * Starts one embedded server for the run in its own process, with its address in TEST_MONGODB_URI, unless that already names a server. The run writes only to
 * TEST_DIR, which is removed afterwards.
 */
export default async function globalSetup(): Promise<void> {
  // every project that needs the server asks for it
  if (globalThis.endOfTests) return;
  const dir = await mkdtemp(join(await quickFolder(), 'saptam-test-'));
  process.env.TEST_DIR = dir;
  const outside = process.env.TEST_MONGODB_URI;
  // unique names, so that everything can be dropped at the end
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

/** A folder in memory if there is enough, because no test here cuts the power, and acknowledged writes would wait for the disk. */
async function quickFolder(): Promise<string> {
  const { bavail = 0, bsize = 0 } = (await statfs(MEMORY).catch(() => undefined)) ?? {};
  return bavail * bsize >= ENOUGH_BYTES ? MEMORY : tmpdir();
}

const END_MS = 30_000;

async function startServer(dir: string) {
  execFileSync(process.execPath, ['scripts/build-embedded.mjs'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const child = spawn(
    process.execPath,
    // a socket takes a quarter less processor time per command than a port
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
