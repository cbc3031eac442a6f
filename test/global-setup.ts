import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

declare global {
  var endOfTests: (() => Promise<void>) | undefined;
}

/**
 * One embedded server for the whole Jest run, in its own process; its address is TEST_MONGODB_URI (a server that is named
 * there already is used instead). Whatever the run writes is in TEST_DIR, which goes with it.
 */
export default async function globalSetup(): Promise<void> {
  const dir = await mkdtemp(join(await quickFolder(), 'saptam-test-'));
  process.env.TEST_DIR = dir;
  const server = process.env.TEST_MONGODB_URI ? undefined : await startServer(join(dir, 'db'));
  globalThis.endOfTests = async () => {
    await server?.stop();
    await rm(dir, { recursive: true, force: true });
  };
}

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 2 ** 31;

/** Memory, where there is plenty: no test here is about a power cut, and every acknowledged write waits for the disk. */
async function quickFolder(): Promise<string> {
  const { bavail = 0, bsize = 0 } = (await statfs(MEMORY).catch(() => undefined)) ?? {};
  return bavail * bsize >= ENOUGH_BYTES ? MEMORY : tmpdir();
}

async function startServer(dir: string) {
  execFileSync(process.execPath, ['scripts/build-embedded.mjs'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const child = spawn(
    process.execPath,
    ['packages/embedded-mongodb/dist/main.js', '--dir', dir, '--port', '0', '--no-auth'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(child, 'exit');
  process.env.TEST_MONGODB_URI = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the embedded server stopped at once (${code})`)));
    child.stdout.once('data', (line: Buffer) =>
      resolve((JSON.parse(line.toString()) as { uri: string }).uri),
    );
  });
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
