import 'server-only';
import { type RecordJob, type RecordQueue, recordJob, type WorkRecord } from './record-work';
import { type Recurring, type RecurringJob, recurringJob } from './recurring';
import { type RowJob, type RowQueue, rowQueueJob } from './row-queue';
import { type StoredJob, type StoredQueue, storedQueueJob } from './stored-queue';

/** Work without a request. lib/registries/jobs.ts starts it in each process. */
export type Job = {
  name: string;
  start(): void;
};

/**
 * Defines work to be done later. All jobs share the same guarantees. Only one of several processes runs the work, another
 * one takes over when the lease of a dead process ends, failed work is retried, and a stop starts nothing more. So `run` may
 * be repeated, and its result must be the same as if done once.
 *
 * - `every` alone is for recurring work.
 * - `queue: 'stored'` is for jobs that the application stores with `enqueue`, retried with growing intervals.
 * - `queue: take` is for records with a due time, such as a reminder.
 * - `queue: { model, active }` is for records that are long work in batches with a checkpoint, such as an import.
 */
export function defineJob(job: Recurring & { queue?: never }): RecurringJob;
export function defineJob<D>(job: StoredQueue<D>): StoredJob<D>;
export function defineJob<R extends WorkRecord>(job: RecordQueue<R>): RecordJob<R>;
export function defineJob<T>(job: RowQueue<T>): RowJob;
export function defineJob<D, R extends WorkRecord, T>(
  job: (Recurring & { queue?: never }) | StoredQueue<D> | RecordQueue<R> | RowQueue<T>,
): Job {
  if (job.queue === undefined) return recurringJob(job);
  if (job.queue === 'stored') return storedQueueJob(job as StoredQueue<D>);
  if (typeof job.queue === 'function') return rowQueueJob(job as RowQueue<T>);
  return recordJob(job as RecordQueue<R>);
}
