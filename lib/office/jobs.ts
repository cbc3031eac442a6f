import 'server-only';
import { defineJob, type Job } from '@/lib/platform/jobs/define-job';
import { DAY_MS } from '@/lib/platform/time/time';
import { anchorAuditLog } from './audit-anchor/mutations';
import { taskMailJob } from './tasks/jobs';

export const officeJobs: readonly Job[] = [
  defineJob({ name: 'audit anchor', every: DAY_MS, run: () => anchorAuditLog() }),
  taskMailJob,
];
