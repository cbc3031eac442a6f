import type { Instrumentation } from 'next';

/** A failed command of the database begins with ten frames of its driver; ours come after them. */
const STACK_FRAMES = 30;

/** Next calls this once per server process, before the first request; also while building, where nothing may run. */
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
