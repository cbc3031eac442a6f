import 'server-only';
import { defineJob, type Job } from '@/lib/platform/jobs/define-job';
import { MINUTE_MS } from '@/lib/platform/time/time';
import { acquireLetter, planLetters, SEND_LEASE_MS, stepLetter } from './mutations';

/** Monday jobs that plan letters, write them at once, and send them hours later. */
export const letterJobs: readonly Job[] = [
  defineJob({ name: 'plan owner letters', every: 10 * MINUTE_MS, run: () => planLetters() }),
  defineJob({
    name: 'owner letters',
    every: MINUTE_MS,
    queue: acquireLetter,
    run: (row) => stepLetter(row),
    leaseFor: SEND_LEASE_MS,
  }),
];
