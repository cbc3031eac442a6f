import 'server-only';
import { frontLink } from 'front/link';
import { log } from '@/lib/platform/log/log';
import { countFailure } from '@/lib/platform/log/metrics';
import { inBackground } from './background';
import { onShutdown } from './shutdown';

/** Longest delay of the first round, because the first requests after a start have priority. */
const MAX_FIRST_MS = 30_000;

const timers = new Set<NodeJS.Timeout>();

/**
 * Calls `runDue` at intervals until the process is told to stop. A round longer than the interval does not overlap with the next. Logs errors. Without
 * `isAwaited`, stopping the process does not wait for the round.
 */
export function poll(
  name: string,
  everyMs: number,
  runDue: () => Promise<unknown>,
  { isAwaited = true } = {},
): void {
  let isBusy = false;
  const round = () => {
    if (isBusy) return;
    isBusy = true;
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
  const begin = () => {
    timers.add(setTimeout(round, Math.min(everyMs, MAX_FIRST_MS)).unref());
    timers.add(setInterval(round, everyMs).unref());
    onShutdown('rounds', async () => timers.forEach(clearTimeout));
  };
  // only one process per machine polls; it also starts work that other processes requested
  const link = frontLink();
  if (link?.whenLeading) link.whenLeading(begin);
  else begin();
}
