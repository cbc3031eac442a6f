import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

declare global {
  var embeddedForTests: { stop(): void } | undefined;
}

/** One embedded server for the whole Jest run, in its own process and an empty directory; its address is TEST_MONGODB_URI. */
export default async function globalSetup(): Promise<void> {
  if (process.env.TEST_MONGODB_URI) return;
  execFileSync(process.execPath, ['scripts/build-embedded.mjs'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const dir = await mkdtemp(join(tmpdir(), 'saptam-test-db-'));
  const child = spawn(process.execPath, ['embedded-mongodb/dist/main.js', '--dir', dir, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const uri = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the embedded server stopped at once (${code})`)));
    child.stdout.once('data', (line: Buffer) =>
      resolve((JSON.parse(line.toString()) as { uri: string }).uri),
    );
  });
  process.env.TEST_MONGODB_URI = uri;
  globalThis.embeddedForTests = { stop: () => child.kill('SIGTERM') };
}
