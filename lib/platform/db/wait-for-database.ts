import 'server-only';
import { log } from '@/lib/platform/log/log';
import { connectDb } from './connect';

const PATIENCE_MS = 45_000;
const PAUSE_MS = 500;

/**
 * Retries the first connection for a while, with a warning for each failure. A machine that has just started may start its database at the same time as the
 * site, and a short outage should not end a process that nothing restarts.
 */
export async function waitForDatabase(): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      await connectDb();
      return;
    } catch (err) {
      if (Date.now() > until) throw err;
      log.warn({ err }, 'the database does not respond yet, trying again');
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
