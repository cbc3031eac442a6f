import 'server-only';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import { createLimiter } from '@/lib/platform/basics/limiter';
import { env } from '@/lib/platform/env';
import { runTasksIn, type TaskCall, type TaskLimits, type TaskReply } from './task';

/** The worker file of the production build (scripts/build-server.mjs). */
const PROGRAM = join(/*turbopackIgnore: true*/ process.cwd(), 'dist/work/tasks.mjs');

/** Limits per process. There is one process per core. */
const LIMITS = { threads: 2, heapMb: 512, waiting: 20, waitMs: 15_000 };

const IDLE_MS = 60_000;
/** Priority below that of pages (setpriority(2)). */
const NICE = 10;

const SLOW = 'This took too long. Try a smaller file or a shorter text';
const LARGE = 'This needs too much memory. Try a smaller file or a shorter text';
const BUSY = 'Other files are being processed. Please try again in a minute';
const LEFT = 'The connection ended before the work was done';

const busy: TaskReply = { refused: { code: 'unavailable', text: BUSY, retryAfter: 60 } };
const left: TaskReply = { refused: { code: 'invalid', text: LEFT } };
const tooHeavy = (text: string): TaskReply => ({ refused: { code: 'too_large', text } });

const isOutOfMemory = (error: unknown) =>
  (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Runs this process's tasks in worker threads with a single queue (docs/decisions/0050-work-on-files-in-worker-threads.md). `program` exports `work`. Returns a
 * function that ends the threads.
 */
export function startPool(program = PROGRAM, limits = LIMITS): () => Promise<void> {
  const pool = new Piscina<TaskCall, TaskReply>({
    filename: program,
    name: 'work',
    minThreads: 0,
    maxThreads: limits.threads,
    idleTimeout: IDLE_MS,
    niceIncrement: NICE,
    // no secrets in threads that read strangers' files
    env: { NODE_ENV: env().NODE_ENV, DATA_DIR: env().DATA_DIR },
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMb },
  });
  // instead of the pool's own queue, because the deadline is for the work and not for the wait
  const inTurn = createLimiter(limits.threads);
  let waiting = 0;

  async function run(call: TaskCall, { deadlineMs, signal }: TaskLimits): Promise<TaskReply> {
    if (waiting >= limits.waiting) return busy;
    const since = performance.now();
    waiting += 1;
    return inTurn(async () => {
      waiting -= 1;
      if (signal?.aborted) return left;
      if (performance.now() - since > limits.waitMs) return busy;
      const deadline = AbortSignal.timeout(deadlineMs);
      try {
        return await pool.run(call, { signal: signal ? AbortSignal.any([signal, deadline]) : deadline });
      } catch (error) {
        if (signal?.aborted) return left;
        if (deadline.aborted) return tooHeavy(SLOW);
        if (isOutOfMemory(error)) return tooHeavy(LARGE);
        throw error;
      }
    });
  }

  runTasksIn(run);
  return async () => {
    runTasksIn(undefined);
    await pool.destroy();
  };
}
