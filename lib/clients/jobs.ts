import 'server-only';
import { defineJob, type Job } from '@/lib/platform/jobs/define-job';
import { SECOND_MS } from '@/lib/platform/time/time';
import { recordListingChanges } from './matches/mutations';

export const clientJobs: readonly Job[] = [
  defineJob({ name: 'client matches', every: 10 * SECOND_MS, run: () => recordListingChanges() }),
];
