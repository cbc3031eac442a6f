import 'server-only';
import { defineJob, type Job } from '@/lib/platform/jobs/define-job';
import { HOUR_MS } from '@/lib/platform/time/time';
import { letterJobs } from './letters/jobs';
import { binOldDrafts, emptyBin } from './own-listings/mutations';
import { webhookJob } from './webhooks/jobs';

export const brokerJobs: readonly Job[] = [
  webhookJob,
  ...letterJobs,
  defineJob({ name: 'bin', every: HOUR_MS, run: () => emptyBin() }),
  defineJob({ name: 'old drafts', every: HOUR_MS, run: () => binOldDrafts() }),
];
