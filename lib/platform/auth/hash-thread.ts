import 'server-only';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import { createLimiter } from '@/lib/platform/basics/limiter';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { compare as compareHere, hash as hashHere } from './bcrypt';

/** The worker file of the production build (scripts/build-server.mjs). */
const PROGRAM = join(/*turbopackIgnore: true*/ process.cwd(), 'dist/work/bcrypt.mjs');

const IDLE_MS = 60_000;
/** Longest wait for a turn. A refused sign-in at least gets a message, but one that hangs does not. */
const MAX_WAIT_MS = 8000;

const here = { hash: hashHere, compare: compareHere };
type Calls = typeof here;

let pool: Piscina | undefined;
/** Limits only the wait, because aborting hashes halfway would mean that none finish when many people sign in. */
const inTurn = createLimiter(1);

/** Hashes passwords in a separate thread from now on, so that pages and files are not delayed. Returns a function that ends it. */
export function startHashThread(program: string): () => Promise<void> {
  const made = new Piscina({ filename: program, minThreads: 0, maxThreads: 1, idleTimeout: IDLE_MS });
  pool = made;
  return async () => {
    pool = undefined;
    await made.destroy();
  };
}

/** Runs here without a production build, as in development, scripts and tests. Throws 'unavailable' if its turn does not come in time. */
async function run<C extends keyof Calls>(name: C, input: Parameters<Calls[C]>[0]) {
  if (!pool && env().NODE_ENV === 'production' && existsSync(PROGRAM)) startHashThread(PROGRAM);
  const thread = pool;
  if (!thread) return here[name](input as never);
  const since = performance.now();
  return inTurn(async () => {
    if (performance.now() - since > MAX_WAIT_MS)
      throw new AppError('unavailable', undefined, { retryAfter: MAX_WAIT_MS / 1000 });
    return (await thread.run(input, { name })) as string | boolean;
  });
}

export const hash = async (password: string, rounds: number): Promise<string> =>
  String(await run('hash', { password, rounds }));

export const compare = async (password: string, hashed: string): Promise<boolean> =>
  (await run('compare', { password, hashed })) === true;
