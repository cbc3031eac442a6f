import 'server-only';
import { frontLink } from 'front/link';
import { pagesInvalidated } from '@/lib/platform/cache/events';
import { log } from '@/lib/platform/log/log';
import { countFailure } from '@/lib/platform/log/metrics';
import { inBackground } from './background';

/** The first requests after a start have priority. */
const MAX_FIRST_MS = 30_000;

/** Without public changes, work that is polled often is polled no more often than this: what it looks for follows from them. */
const QUIET_EVERY_MS = 60_000;
/** How long after a public change a site is busy: work that one job leaves to the next is found at its own pace. */
const BUSY_MS = 2 * 60_000;

/** Next bundles a module more than once per process: all copies share this. */
const globalForPolls = globalThis as unknown as { saptamPolls?: { changedAt: number } };
globalForPolls.saptamPolls ??= { changedAt: Date.now() };
const polls = globalForPolls.saptamPolls;

const noteChange = () => {
  polls.changedAt = Date.now();
};
pagesInvalidated.on('polls', async () => noteChange());

/**
 * Calls `runDue` at intervals; a round longer than the interval is not started twice. Errors are logged. Without `isAwaited`,
 * stopping the process does not wait for the round. A quiet site, where nothing public has changed for some minutes, is polled
 * once a minute at most.
 */
export function poll(
  name: string,
  everyMs: number,
  runDue: () => Promise<unknown>,
  { isAwaited = true } = {},
): void {
  let isBusy = false;
  let startedAt = Number.NEGATIVE_INFINITY;
  const round = () => {
    const now = Date.now();
    const isQuiet =
      now - polls.changedAt > BUSY_MS && Math.abs(now - startedAt) < QUIET_EVERY_MS - everyMs / 2;
    if (isBusy || isQuiet) return;
    isBusy = true;
    startedAt = now;
    const work = async () => {
      try {
        await runDue();
      } finally {
        isBusy = false;
      }
    };
    if (isAwaited) inBackground(name, work);
    else {
      work().catch((err: unknown) => {
        countFailure(name);
        log.error({ err, job: name }, 'recurring work failed');
      });
    }
  };
  const link = frontLink();
  const begin = () => {
    // what an ended process has left is taken up soon
    noteChange();
    link?.follow?.(noteChange);
    setTimeout(round, Math.min(everyMs, MAX_FIRST_MS)).unref();
    setInterval(round, everyMs).unref();
  };
  // one process per machine polls; work requested of another process is started there
  if (link?.whenLeading) link.whenLeading(begin);
  else begin();
}
