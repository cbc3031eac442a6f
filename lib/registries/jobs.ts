import 'server-only';
import { alertJobs } from '@/lib/alerts/jobs';
import { brokerJobs } from '@/lib/brokers/jobs';
import { channelJobs } from '@/lib/channels/jobs';
import { clientJobs } from '@/lib/clients/jobs';
import { complianceJobs } from '@/lib/compliance/jobs';
import { contactJobs } from '@/lib/contacts/jobs';
import { dealJobs } from '@/lib/deals/jobs';
import { enquiryJobs } from '@/lib/enquiries/jobs';
import { archiveJobs } from '@/lib/imports/archives/jobs';
import { importJobs } from '@/lib/imports/run/mutations';
import { listingJobs } from '@/lib/listings/jobs';
import { moderationJobs } from '@/lib/moderation/jobs';
import { officeJobs } from '@/lib/office/jobs';
import { settleBackground } from '@/lib/platform/jobs/background';
import { defineJob, type Job } from '@/lib/platform/jobs/define-job';
import { stopWork } from '@/lib/platform/jobs/lease';
import { onShutdown } from '@/lib/platform/jobs/shutdown';
import { mailJob } from '@/lib/platform/mail/queue';
import { HOUR_MS } from '@/lib/platform/time/time';
import { printJobs } from '@/lib/prints/jobs';
import { cleanUpPersonalData } from '@/lib/registries/personal-data/mutations';
import { teamJobs } from '@/lib/teams/jobs';
import { flushActivity } from '@/lib/visitors/activity/mutations';
import { visitJobs } from '@/lib/visits/jobs';
import { registerListeners } from './listeners';

/** The background work of every area. */
const JOBS: readonly Job[] = [
  mailJob,
  ...teamJobs,
  ...contactJobs,
  ...listingJobs,
  ...printJobs,
  ...moderationJobs,
  ...visitJobs,
  ...alertJobs,
  ...enquiryJobs,
  ...channelJobs,
  ...brokerJobs,
  ...clientJobs,
  ...complianceJobs,
  ...dealJobs,
  ...archiveJobs,
  ...importJobs,
  ...officeJobs,
  // shortening addresses reads entire collections, so it runs no more often than this
  defineJob({ name: 'personal data', every: 6 * HOUR_MS, run: () => cleanUpPersonalData() }),
];

/** Starts this process's background work, and registers work to flush before it ends. Called once, by instrumentation.ts. */
export function startJobs(): void {
  registerListeners();
  for (const job of JOBS) job.start();
  // stops at the signal itself, because long work would delay the end
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stopWork);
  onShutdown('background', settleBackground);
  onShutdown('activity', flushActivity);
}
