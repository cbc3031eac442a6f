import 'server-only';
import { randomUUID } from 'node:crypto';
import { takeLease } from '@/lib/jobs/mutations';

/** Names this process in the leases that it holds. */
const HOLDER = randomUUID();

/**
 * Runs the job if no process has run it within `everyMs`. A process that dies while it runs holds the job back
 * until its lease ends, `everyMs` later; jobs are written so that taking up again is harmless.
 */
export async function runLeased(name: string, everyMs: number, work: () => Promise<void>): Promise<boolean> {
  const now = new Date();
  if (!(await takeLease(name, HOLDER, now, new Date(now.getTime() + everyMs)))) return false;
  await work();
  return true;
}
