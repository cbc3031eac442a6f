/**
 * A real OpenSearch for tests and benches: one node, put together from the archives of the Maven registry in a cache folder, on ports
 * of this machine. It is nothing that a user of the site needs.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const sources = join(import.meta.dirname, 'opensearch');
const pom = join(sources, 'pom.xml');
export const OPENSEARCH_VERSION = /<opensearch>(.+)<\/opensearch>/.exec(readFileSync(pom, 'utf8'))[1];
const cache = join(
  process.env.XDG_CACHE_HOME || join(homedir(), '.cache'),
  'saptam',
  `opensearch-${OPENSEARCH_VERSION}`,
);
const START_SECONDS = 180;
const FETCH_MS = 10 * 60_000;

/** Why there is no such server here, in words; undefined once its archives are in the cache folder. */
export function assembleOpenSearch() {
  const java = spawnSync('java', ['-version']);
  if (java.error) return 'there is no Java (Debian: apt-get install openjdk-17-jdk-headless)';
  const version = Number(/version "(\d+)/.exec(java.stderr.toString())?.[1]);
  if (version < 11) return `its Java is ${version}, and OpenSearch ${OPENSEARCH_VERSION} needs 11 or later`;
  if (spawnSync('javac', ['-version']).error)
    return 'there is Java, but no compiler (Debian: apt-get install openjdk-17-jdk-headless)';
  if (existsSync(join(cache, 'lib'))) return undefined;
  if (spawnSync('mvn', ['-version']).error)
    return 'there is no Maven to fetch its archives with (Debian: apt-get install maven)';
  mkdirSync(cache, { recursive: true });
  // a fetch that breaks off leaves no folder that looks whole
  const part = join(cache, `part-${process.pid}`);
  const args = ['-q', '-B', '-f', pom, 'dependency:copy-dependencies', `-DoutputDirectory=${part}`];
  const { status, error, stdout } = spawnSync('mvn', args, { timeout: FETCH_MS });
  if (status !== 0) {
    rmSync(part, { recursive: true, force: true });
    return `Maven could not fetch its archives: ${error?.message ?? stdout.toString().trim().split('\n')[0]}`;
  }
  if (existsSync(join(cache, 'lib'))) rmSync(part, { recursive: true });
  else renameSync(part, join(cache, 'lib'));
  return undefined;
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'saptam-opensearch-'));

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/**
 * A running node. Rejects when it does not answer; ends with this process. With the `folder` and `port` of one that was killed it is the
 * same one again, with the `port` alone an empty one in its place.
 * @param {{ heapMb?: number, port?: number, folder?: string }} options
 */
export async function startOpenSearch({ heapMb = 512, port, folder = newFolder() } = {}) {
  mkdirSync(join(folder, 'config'), { recursive: true });
  writeFileSync(join(folder, 'log4j2.properties'), 'rootLogger.level = error\n');
  const [http, transport] = [port ?? (await freePort()), await freePort()];
  const heap = [`-Xms${heapMb}m`, `-Xmx${heapMb}m`];
  const quiet = `-Dlog4j2.configurationFile=${join(folder, 'log4j2.properties')}`;
  const program = ['-cp', join(cache, 'lib', '*'), join(sources, 'OneNode.java'), folder, http, transport];
  const child = spawn('java', [...heap, quiet, ...program.map(String)], { stdio: ['pipe', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output = (output + data).slice(-4000);
    });
  const ended = new Promise((resolve) => child.once('close', resolve));
  let hasEnded = false;
  ended.then(() => {
    hasEnded = true;
  });
  const stop = async () => {
    child.stdin.end();
    const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(timer);
    rmSync(folder, { recursive: true, force: true });
  };
  /** As a machine ends that loses its power; its folder stays. */
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  const url = `http://127.0.0.1:${http}`;
  for (let i = 0; i < START_SECONDS * 2; i++) {
    if (hasEnded) break;
    const isThere = await fetch(`${url}/_cluster/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return { url, port: http, folder, pid: Number(child.pid), stop, kill };
    await sleep(500);
  }
  await stop();
  throw new Error(`OpenSearch did not start: ${output.trim().split('\n').slice(0, 3).join(' ')}`);
}
