/**
 * Runs SecantusDB, an independent server with MongoDB's protocol, from the Python registry. It is a replica set of one over
 * WiredTiger, MongoDB's own storage engine. No registry available to this project has MongoDB itself. SecantusDB is beta,
 * from other authors, and not needed by users of the site.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';

export const SECANTUS_VERSION = '0.7.0b3';
const cache = join(
  process.env.XDG_CACHE_HOME || join(homedir(), '.cache'),
  'saptam',
  `secantusdb-${SECANTUS_VERSION}`,
);
const program = join(cache, 'bin/secantusd-py');
const INSTALL_MS = 5 * 60_000;
const START_SECONDS = 60;

/** Installs the server in the cache folder. Returns the reason if that fails, or undefined. */
export function installSecantus() {
  if (existsSync(program)) return undefined;
  const made = spawnSync('python3', ['-m', 'venv', cache]);
  if (made.error) return 'there is no Python 3 (Debian: apt-get install python3-venv)';
  const packages = [`secantusdb==${SECANTUS_VERSION}`];
  const { status, stderr } =
    made.status === 0
      ? spawnSync(join(cache, 'bin/pip'), ['install', '--quiet', ...packages], { timeout: INSTALL_MS })
      : made;
  if (status === 0) return undefined;
  rmSync(cache, { recursive: true, force: true });
  return `pip could not install ${packages}: ${stderr?.toString().trim().split('\n').at(-1)}`;
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** A running server over an empty folder. Rejects if it does not answer. */
export async function startSecantus() {
  const folder = mkdtempSync(join(tmpdir(), 'saptam-secantus-'));
  const port = await freePort();
  const args = ['--port', String(port), '--storage-path', folder, '--log-level', 'ERROR'];
  const child = spawn(program, args, { stdio: 'ignore' });
  const takeAlong = () => child.kill('SIGKILL');
  process.once('exit', takeAlong);
  const ended = new Promise((resolve) => child.once('close', resolve));
  const stop = async () => {
    process.off('exit', takeAlong);
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const uri = `mongodb://127.0.0.1:${port}/saptam`;
  for (let i = 0; i < START_SECONDS * 2 && child.exitCode === null; i++) {
    const client = new MongoClient(uri, { serverSelectionTimeoutMS: 1000 });
    const isThere = await client
      .db('admin')
      .command({ ping: 1 })
      .then(
        () => true,
        () => false,
      );
    await client.close();
    if (isThere) return { uri, pid: Number(child.pid), stop };
    await sleep(500);
  }
  await stop();
  throw new Error('SecantusDB did not start');
}
