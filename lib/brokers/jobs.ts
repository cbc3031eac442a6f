import 'server-only';
import type { Job } from '@/lib/platform/jobs/define-job';
import { letterJobs } from './letters/jobs';
import { webhookJob } from './webhooks/jobs';

export const brokerJobs: readonly Job[] = [webhookJob, ...letterJobs];
