import 'server-only';
import { defineJob, type Job } from '@/lib/platform/jobs/define-job';
import { DAY_MS, MINUTE_MS } from '@/lib/platform/time/time';
import { archiveAll } from './adverts/mutations';
import { certificateJobs } from './certificates/jobs';
import { grievanceJobs } from './grievances/jobs';
import { checkPublishedNumbers } from './published-numbers/mutations';

export const complianceJobs: readonly Job[] = [
  ...certificateJobs,
  ...grievanceJobs,
  defineJob({
    name: 'archive of adverts',
    every: MINUTE_MS,
    // bulk changes
    run: () => archiveAll(new Date(Date.now() - 2 * MINUTE_MS)),
  }),
  defineJob({
    name: 'archive of all adverts',
    every: DAY_MS,
    run: () => archiveAll(new Date(Date.now() - 2 * DAY_MS), true),
  }),
  defineJob({ name: 'published numbers', every: DAY_MS, run: () => checkPublishedNumbers() }),
];
