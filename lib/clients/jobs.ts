import 'server-only';
import { defineJob, type Job } from '@/lib/platform/jobs/define-job';
import { MINUTE_MS, SECOND_MS } from '@/lib/platform/time/time';
import { recordListingChanges } from './matches/mutations';
import { acquirePage, tellClient } from './page-news/mutations';
import { declineDepartedOnTours } from './tour-links/mutations';

export const clientJobs: readonly Job[] = [
  defineJob({
    name: 'client page news',
    every: MINUTE_MS,
    queue: acquirePage,
    run: tellClient,
    leaseFor: 2 * MINUTE_MS,
  }),
  defineJob({ name: 'client matches', every: 10 * SECOND_MS, run: () => recordListingChanges() }),
  defineJob({ name: 'tours of homes that left', every: 5 * MINUTE_MS, run: () => declineDepartedOnTours() }),
];
