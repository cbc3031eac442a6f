import 'server-only';
import type { Worker } from 'node:worker_threads';
import bcrypt from 'bcryptjs';
import { createLimiter } from '@/lib/platform/basics/limiter';
import { AppError } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log/log';

/** Fewer rounds take a few milliseconds: a thread would cost more. */
const THREAD_FROM_ROUNDS = 8;

/** Nobody waits longer for their turn: a sign-in that is refused says so, and one that hangs says nothing. */
const MAX_WAIT_MS = 8000;

/** Loaded by name, so that no bundler needs to understand it. */
const PROGRAM = `
const { parentPort } = require('node:worker_threads');
const loaded = import('bcryptjs').then((module) => module.default ?? module);
parentPort.on('message', async ({ id, call, args }) => {
  try {
    parentPort.postMessage({ id, value: (await loaded)[call + 'Sync'](...args) });
  } catch (error) {
    parentPort.postMessage({ id, error: String(error) });
  }
});`;

type Call = { hash: [password: string, rounds: number]; compare: [password: string, hash: string] };
type Reply = { id: number; value?: string | boolean; error?: string };

let thread: Worker | undefined;
let isUseless = false;
let lastId = 0;
const waiting = new Map<number, (reply: Reply) => void>();
/** One is hashed, the others wait here, and not in the thread: a call that was given up is not hashed any more. */
const inTurn = createLimiter(1);

/** One thread per process, and one process per core: hashing never takes more than that from pages. */
function getThread(): Worker {
  if (thread) return thread;
  const { Worker: Thread } = process.getBuiltinModule('node:worker_threads');
  const made = new Thread(PROGRAM, { eval: true });
  made.unref();
  made.on('message', (reply: Reply) => {
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
    // an idle thread does not keep the process alive
    if (waiting.size === 0) made.unref();
  });
  const onEnd = (why: unknown) => {
    if (thread === made) thread = undefined;
    for (const [id, done] of waiting) done({ id, error: String(why) });
    waiting.clear();
  };
  made.once('error', onEnd).once('exit', onEnd);
  thread = made;
  return made;
}

/** Throws 'unavailable' when its turn does not come in time. */
async function inThread<C extends keyof Call>(call: C, args: Call[C]): Promise<string | boolean> {
  const startedAt = performance.now();
  return inTurn(async () => {
    if (performance.now() - startedAt > MAX_WAIT_MS)
      throw new AppError('unavailable', undefined, { retryAfter: MAX_WAIT_MS / 1000 });
    return askThread(call, args);
  });
}

async function askThread<C extends keyof Call>(call: C, args: Call[C]): Promise<string | boolean> {
  const id = ++lastId;
  const reply = await new Promise<Reply>((resolve) => {
    waiting.set(id, resolve);
    const worker = getThread();
    worker.ref();
    worker.postMessage({ id, call, args });
  });
  if (reply.value === undefined) throw new Error(reply.error);
  return reply.value;
}

/** Hashes or compares in a thread beside the one that renders pages; in the same one where threads are unavailable. */
async function run<C extends keyof Call>(
  call: C,
  rounds: number,
  ...args: Call[C]
): Promise<string | boolean> {
  const here = () =>
    call === 'hash' ? bcrypt.hash(...(args as Call['hash'])) : bcrypt.compare(...(args as Call['compare']));
  if (rounds < THREAD_FROM_ROUNDS || isUseless) return here();
  try {
    return await inThread(call, args);
  } catch (err) {
    if (err instanceof AppError) throw err;
    isUseless = true;
    log.warn({ err }, 'passwords are hashed in the thread of the pages');
    return here();
  }
}

export const hash = async (password: string, rounds: number): Promise<string> =>
  String(await run('hash', rounds, password, rounds));

export const compare = async (password: string, hashed: string): Promise<boolean> =>
  (await run('compare', bcrypt.getRounds(hashed), password, hashed)) === true;
