import 'server-only';
import type { Job } from '@/lib/platform/jobs/define-job';
import { decisionBulk } from './bulk/jobs';

export const moderationJobs: readonly Job[] = [decisionBulk.job, decisionBulk.mailJob];
