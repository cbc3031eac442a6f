import 'server-only';
import { defineJob, type Job } from '@/lib/platform/jobs/define-job';
import { DAY_MS } from '@/lib/platform/time/time';
import { contactBulk } from './bulk/jobs';
import { refreshAllCandidates } from './duplicates/mutations';

export const contactJobs: readonly Job[] = [
  contactBulk.job,
  contactBulk.mailJob,
  // every write updates its own candidates; this finds writes that bypassed the application
  defineJob({ name: 'contact duplicates', every: DAY_MS, run: refreshAllCandidates }),
];
