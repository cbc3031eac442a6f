import 'server-only';
import { log } from '@/lib/platform/log/log';
import { connectDb } from './connect';

/** Each try takes a second and a half by itself when nothing responds (lib/platform/db/connect.ts): about a minute in all. */
const TRIES = 30;
const PAUSE_MS = 500;

/**
 * A machine that has just started brings up its database beside the site, and a short outage should not end in a process
 * that nobody starts again: so the first connection is tried for a while, with a warning for each failure.
 */
export async function waitForDatabase(): Promise<void> {
  for (let left = TRIES - 1; ; left--) {
    try {
      await connectDb();
      return;
    } catch (err) {
      if (left <= 0) throw err;
      log.warn({ err }, 'the database does not respond yet, trying again');
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
