import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureEmbeddedBuilt } from './build.mjs';
import { startPart } from './children.mjs';
import { dataDir } from './paths.mjs';
import { Stop, say, waitFor } from './say.mjs';

/** Where a running embedded server leaves its address, so that `npm run seed` works beside `npm start`. */
const addressFile = (dir) => join(dir, 'running.json');

function readAddress(dir) {
  try {
    return JSON.parse(readFileSync(addressFile(dir), 'utf8'));
  } catch {
    return {};
  }
}

function runningOver(dir) {
  const { uri, pid } = readAddress(dir);
  try {
    process.kill(pid, 0);
    return uri;
  } catch {
    return undefined;
  }
}

/** Whether the embedded server of a running site uses this folder. */
export const isRunningOver = (dir) => runningOver(dir) !== undefined;

const elsewhere = (uri) => ({ uri, stop: async () => {}, ended: new Promise(() => {}) });

/**
 * The database of this run: the one that MONGODB_URI names, else the embedded server over `dir`; with `join` the one that
 * already runs there is used. Returns its address, a `stop`, and `ended`, which settles if the server ends by itself.
 */
export async function startDatabase({
  dir = join(dataDir, 'db'),
  join: mayJoin = false,
  quiet = false,
} = {}) {
  if (process.env.MONGODB_URI) return elsewhere(process.env.MONGODB_URI);
  const running = mayJoin ? runningOver(dir) : undefined;
  if (running) return elsewhere(running);

  await ensureEmbeddedBuilt();
  if (!quiet) say('Starting the embedded database …');
  mkdirSync(dir, { recursive: true });
  const part = startPart(
    process.execPath,
    ['packages/embedded-mongodb/dist/main.js', '--dir', dir, '--port', '0'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const lines = createInterface({ input: part.child.stdout });
  const first = await waitFor('Starting the embedded database', 1, () =>
    Promise.race([new Promise((done) => lines.once('line', done)), part.ended.then(() => undefined)]),
  );
  if (!first) throw new Stop('The embedded database did not start: see its messages above.');
  const uri = new URL(JSON.parse(first).uri);
  uri.pathname = '/saptam';
  writeFileSync(addressFile(dir), JSON.stringify({ uri: uri.href, pid: part.child.pid }));
  const stop = async () => {
    // a server that came after one that was killed has written its own
    if (readAddress(dir).pid === part.child.pid) rmSync(addressFile(dir), { force: true });
    await part.stop();
  };
  return { uri: uri.href, stop, ended: part.ended };
}
