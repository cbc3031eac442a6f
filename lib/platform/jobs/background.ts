import 'server-only';
import { log } from '@/lib/platform/log/log';
import { countFailure } from '@/lib/platform/log/metrics';

const globalForBackground = globalThis as unknown as { saptamBackground?: Set<Promise<void>> };
globalForBackground.saptamBackground ??= new Set();
const running = globalForBackground.saptamBackground;

/** Runs work for which the caller's reply must not wait, such as a mail. Logs failures. */
export function inBackground(name: string, work: () => Promise<void>): void {
  const job: Promise<void> = work()
    .catch((err: unknown) => {
      countFailure(name);
      log.error({ err, job: name }, 'background work failed');
    })
    .finally(() => running.delete(job));
  running.add(job);
}

/** Waits for running work, at shutdown and in tests. */
export async function settleBackground(): Promise<void> {
  await Promise.all([...running]);
}
