import { chmodSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureEmbeddedBuilt } from './build.mjs';
import { startPart } from './children.mjs';
import { dataDir } from './paths.mjs';
import { GivenUp, Stop, say, waitFor } from './say.mjs';

/** The file with a running embedded server's address, so that `npm run seed` works beside `npm start`. */
const addressFile = (dir) => join(dir, 'running.json');

function readAddress(dir) {
  try {
    return JSON.parse(readFileSync(addressFile(dir), 'utf8'));
  } catch {
    return {};
  }
}

/** Writes atomically, because others read the file while a new server replaces a dead one. */
function writeAddress(dir, address) {
  const next = `${addressFile(dir)}.next`;
  // the address may contain the password
  writeFileSync(next, JSON.stringify(address), { mode: 0o600 });
  renameSync(next, addressFile(dir));
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

export const isRunningOver = (dir) => runningOver(dir) !== undefined;

const PING_MS = 10_000;

/** Opens a new connection, because the check is whether one still gets a reply. */
async function isAlive(uri) {
  const { MongoClient } = await import('mongodb');
  const limits = { serverSelectionTimeoutMS: PING_MS, connectTimeoutMS: PING_MS, socketTimeoutMS: PING_MS };
  const client = new MongoClient(uri, { ...limits, monitorCommands: false, maxPoolSize: 1 });
  try {
    await client.db('admin').command({ ping: 1 });
    return true;
  } catch {
    return false;
  } finally {
    await client.close().catch(() => undefined);
  }
}

const elsewhere = (uri) => ({ uri, stop: async () => {}, ended: new Promise(() => {}) });

/** Maximum length of a socket's path (sockaddr_un has 108 bytes). */
const MAX_SOCKET_PATH = 100;

/**
 * The server's address: a socket in a folder that only this user can enter, or with DATABASE_PORT a local port, which needs a password because every local
 * program can reach it.
 */
function placeFor(dir) {
  if (process.env.DATABASE_PORT) return ['--port', process.env.DATABASE_PORT];
  // Windows pipes have no path in the file system
  if (process.platform === 'win32') return ['--port', '0'];
  const path = join(dir, 'mongodb.sock');
  if (Buffer.byteLength(path) <= MAX_SOCKET_PATH) return ['--socket', path];
  const folder = mkdtempSync(join(tmpdir(), 'saptam-db-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return ['--socket', join(folder, 'mongodb.sock')];
}

/** malloc settings for the database. Otherwise glibc keeps memory of ended threads, and of values of many megabytes unless they get their own pages. */
const DATABASE_MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: String(4 * 1024 * 1024) };

async function startServer(dir, place) {
  const part = startPart(
    process.execPath,
    ['packages/embedded-mongodb/dist/main.js', '--dir', dir, ...place],
    { stdio: ['ignore', 'pipe', 'inherit'], env: DATABASE_MEMORY },
  );
  const lines = createInterface({ input: part.child.stdout });
  const first = await waitFor('Starting the embedded database', 1, () =>
    Promise.race([new Promise((done) => lines.once('line', done)), part.ended.then(() => undefined)]),
  );
  return { part, first };
}

/** Exit code after the server has explained why it can't start, so that a retry is pointless. */
const SAID_WHY = 1;

const SEE_ABOVE = 'The embedded database did not start: see its messages above.';

/** Signals from a person, or from the kernel when memory runs out. The folder stays intact. */
const ENDED_FROM_OUTSIDE = new Set(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']);
/** Uptime in milliseconds below which a server probably found damage in its folder, for instance at its first checkpoint. */
const SOON_MS = 60_000;
const MOST_SOON = 4;

const howItEnded = ({ code, signal }) => signal ?? `exit code ${code}`;

const whatToDo = (dir) => `\
Its folder was left as it is. What you can do, with the site stopped:
  npx embedded-mongodb verify ${dir}
      reads every page, document and index, and says what is wrong
  npx embedded-mongodb repair ${dir} ${dir}-repaired
      makes a new folder from what can be read, and says what is missing; put it in the place of the old one`;

const doesNotComeUp = (dir, ended) =>
  `The embedded database does not come up: it ended twice in a row before it was ready (${howItEnded(ended)}).\n${whatToDo(dir)}`;

const doesNotStayUp = (dir, ended, times) =>
  `The embedded database does not stay up: it ended ${times} times in a row soon after its start (${howItEnded(ended)}).\n${whatToDo(dir)}`;

/** Restarts once after any other end, which may be bad luck. */
async function startTwice(dir, place, lives = { soon: 0 }) {
  for (let tries = 1; ; tries++) {
    const { part, first } = await startServer(dir, place);
    if (first) return serverOver(dir, part, first, place, lives);
    const ended = await part.ended;
    if (ended.code === SAID_WHY) throw new Stop(SEE_ABOVE);
    if (tries === 2) throw new GivenUp(doesNotComeUp(dir, ended));
    say(`The embedded database ended before it was ready (${howItEnded(ended)}). Trying once more …`);
  }
}

/** Counts consecutive ends soon after a start. Prints instructions at the second one, and finally gives up. */
function countSoonEnds(dir, ended, livedMs, lives) {
  if (livedMs > SOON_MS || ENDED_FROM_OUTSIDE.has(ended.signal)) {
    lives.soon = 0;
    return;
  }
  lives.soon++;
  if (lives.soon >= MOST_SOON) throw new GivenUp(doesNotStayUp(dir, ended, lives.soon));
  if (lives.soon === 2) say(doesNotStayUp(dir, ended, lives.soon));
}

function serverOver(dir, part, firstLine, place, lives) {
  const readyAt = Date.now();
  part.ended.then((ended) => {
    lives.last = { ended, livedMs: Date.now() - readyAt };
  });
  const uri = new URL(JSON.parse(firstLine).uri);
  uri.pathname = '/saptam';
  // slightly longer than a database restart
  uri.searchParams.set('serverSelectionTimeoutMS', '1500');
  writeAddress(dir, { uri: uri.href, pid: part.child.pid });
  return {
    uri: uri.href,
    folder: dir,
    child: part.child,
    ended: part.ended,
    async stop() {
      // a server started after a killed one has written its own file
      if (readAddress(dir).pid === part.child.pid) rmSync(addressFile(dir), { force: true });
      await part.stop();
    },
    /** Starts the next server with the same folder and address, so that the site's processes reconnect. */
    async startAgain() {
      const { ended, livedMs } = lives.last;
      // a failed attempt is not another end of the previous server
      if (livedMs !== undefined) countSoonEnds(dir, ended, livedMs, lives);
      lives.last = { ended };
      return startTwice(dir, uri.port ? ['--port', uri.port] : place, lives);
    },
    isAlive: () => isAlive(uri.href),
  };
}

/**
 * The database of this run: MONGODB_URI, or the embedded server over `dir`; `join` uses one that already runs there. Returns its address, `stop`, `ended`,
 * which settles if the server ends by itself, and `startAgain` for that case.
 */
export async function startDatabase({
  dir = join(dataDir, 'db'),
  join: mayJoin = false,
  quiet = false,
} = {}) {
  // files in DATA_DIR must be readable only by their owner
  process.umask(0o077);
  if (process.env.MONGODB_URI) return elsewhere(process.env.MONGODB_URI);
  const running = mayJoin ? runningOver(dir) : undefined;
  if (running) return elsewhere(running);

  await ensureEmbeddedBuilt();
  if (!quiet) say('Starting the embedded database …');
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  // the folder may have been created with access for everyone
  chmodSync(dir, 0o700);
  return startTwice(dir, placeFor(dir));
}
