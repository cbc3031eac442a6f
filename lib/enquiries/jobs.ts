import 'server-only';
import { defineJob, type Job } from '@/lib/platform/jobs/define-job';
import { HOUR_MS, MINUTE_MS } from '@/lib/platform/time/time';
import { handOverWaiting } from './assignment/mutations';
import { enquiryBulk } from './bulk/jobs';
import { tellEnquirersOfDeparted } from './departures/mutations';
import { recordMissingLeads } from './lead-sources/jobs';
import { fetchMails } from './mail-replies/mutations';

export const enquiryJobs: readonly Job[] = [
  enquiryBulk.job,
  enquiryBulk.mailJob,
  // every source records its own lead; this job catches those whose process ended in between
  defineJob({ name: 'leads', every: HOUR_MS, run: recordMissingLeads }),
  defineJob({
    name: 'enquiries about homes that left',
    every: 15 * MINUTE_MS,
    run: () => tellEnquirersOfDeparted(),
  }),
  defineJob({ name: 'handovers of leads', every: MINUTE_MS, run: () => handOverWaiting() }),
  defineJob({ name: 'answers by mail', every: MINUTE_MS, run: fetchMails }),
];
