import type { Instrumentation } from 'next';

/** Number of stack frames. A failed database command begins with ten of its driver before ours. */
const STACK_FRAMES = 30;

/** Starts the process. Next calls it once per server process, before the first request, and also while building, where nothing may run. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  Error.stackTraceLimit = STACK_FRAMES;
  const { startJobs } = await import('@/lib/registries/jobs');
  startJobs();
  if (process.env.NODE_ENV !== 'production') return;
  const { startPool } = await import('@/lib/platform/work/pool');
  startPool();
}

/** … and this for a page that fails; the handlers of the API reply and log for themselves (lib/platform/http/error-reply.ts). */
export const onRequestError: Instrumentation.onRequestError = async (err, { method }, { routePath }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { log } = await import('@/lib/platform/log/log');
  log.error({ where: `${method} ${routePath}`, err }, 'request failed');
};
