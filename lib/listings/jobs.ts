import 'server-only';
import { defineJob, type Job } from '@/lib/platform/jobs/define-job';
import { HOUR_MS } from '@/lib/platform/time/time';
import { binOldDrafts, emptyBin } from './bin/mutations';
import { announceHeld } from './departures/mutations';
import { requestConfirmations } from './freshness/mutations';
import { pictureJob } from './media/jobs';
import { cleanUpMedia } from './upload/mutations';

export const listingJobs: readonly Job[] = [
  pictureJob,
  defineJob({ name: 'closed listings', every: 10_000, run: () => announceHeld() }),
  defineJob({ name: 'media', every: HOUR_MS, run: () => cleanUpMedia() }),
  defineJob({ name: 'confirmations', every: HOUR_MS, run: () => requestConfirmations() }),
  defineJob({ name: 'bin', every: HOUR_MS, run: () => emptyBin() }),
  defineJob({ name: 'old drafts', every: HOUR_MS, run: () => binOldDrafts() }),
];
