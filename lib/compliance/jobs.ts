import 'server-only';
import { defineJob, type Job } from '@/lib/platform/jobs/define-job';
import { DAY_MS } from '@/lib/platform/time/time';
import { certificateJobs } from './certificates/jobs';
import { checkPublishedNumbers } from './published-numbers/mutations';

export const complianceJobs: readonly Job[] = [
  ...certificateJobs,
  defineJob({ name: 'published numbers', every: DAY_MS, run: () => checkPublishedNumbers() }),
];
