import 'server-only';
import type { Job } from '@/lib/platform/jobs/define-job';
import { bulkJob } from './bulk/jobs';
import { bulkMailJob, undoJob } from './undo/jobs';

export const moderationJobs: readonly Job[] = [bulkJob, undoJob, bulkMailJob];
