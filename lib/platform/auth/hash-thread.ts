import 'server-only';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import { createLimiter } from '@/lib/platform/basics/limiter';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { compare as compareHere, hash as hashHere } from './bcrypt';

/** Made by the production build (scripts/build-server.mjs). */
const PROGRAM = join(/*turbopackIgnore: true*/ process.cwd(), 'dist/work/bcrypt.mjs');

const IDLE_MS = 60_000;
/** Nobody waits longer for their turn: a sign-in that is refused says so, and one that hangs says nothing. */
const MAX_WAIT_MS = 8000;

const here = { hash: hashHere, compare: compareHere };
type Calls = typeof here;

let pool: Piscina | undefined;
/** The limit is for the wait alone: a crowd's hashes that were ended half-way would leave none to be finished. */
const inTurn = createLimiter(1);

/** From now on passwords are hashed in a thread of their own, beside pages and files. Returns a function that ends it. */
export function startHashThread(program: string): () => Promise<void> {
  const made = new Piscina({ filename: program, minThreads: 0, maxThreads: 1, idleTimeout: IDLE_MS });
  pool = made;
  return async () => {
    pool = undefined;
    await made.destroy();
  };
}

/** Without a production build, as in development, scripts and tests, here. Throws 'unavailable' when its turn does not come in time. */
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
