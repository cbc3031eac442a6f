import 'server-only';
import { edgeCacheLink } from 'edge-cache/link';
import { log } from '@/lib/platform/log/log';
import { countFailure } from '@/lib/platform/log/metrics';
import { inBackground } from './background';

/** The first requests after a start come first. */
const MAX_FIRST_MS = 30_000;

/**
 * Calls `runDue` at intervals; a round that takes longer than the interval is not begun a second time. Errors are logged.
 * Without `isAwaited` a stop of the process does not wait for the round.
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
    setTimeout(round, Math.min(everyMs, MAX_FIRST_MS)).unref();
    setInterval(round, everyMs).unref();
  };
  // one process of a machine looks: what another one was asked to do, that one begins itself
  const link = edgeCacheLink();
  if (link?.whenLeading) link.whenLeading(begin);
  else begin();
}
