import 'server-only';
import { defineJob, type Job } from '@/lib/platform/jobs/define-job';
import { SECOND_MS } from '@/lib/platform/time/time';
import { sendDueAlerts } from './digests/mutations';
import { recordChanges } from './matches/mutations';

export const alertJobs: readonly Job[] = [
  // one process handles a changed listing, and its alerts are sent within two runs
  defineJob({ name: 'search alerts', every: 10 * SECOND_MS, run: () => recordChanges() }),
  defineJob({ name: 'alert mails', every: 10 * SECOND_MS, run: () => sendDueAlerts(), isShared: true }),
];
