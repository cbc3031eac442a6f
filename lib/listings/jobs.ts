import 'server-only';
import { defineJob, type Job } from '@/lib/platform/jobs/define-job';
import { HOUR_MS } from '@/lib/platform/time/time';
import { requestConfirmations } from './freshness/mutations';
import { pictureJob } from './media/jobs';
import { cleanUpMedia } from './upload/mutations';

export const listingJobs: readonly Job[] = [
  pictureJob,
  defineJob({ name: 'media', every: HOUR_MS, run: () => cleanUpMedia() }),
  defineJob({ name: 'confirmations', every: HOUR_MS, run: () => requestConfirmations() }),
];
