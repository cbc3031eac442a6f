import 'server-only';
import { MINUTE_MS } from '@/lib/platform/time/time';
import { JobModel } from '@/models/platform/job';
import { acquire, HOLDER } from './lease';
import { poll } from './poll';

const RECURRING = 'recurring';

/** Longest poll interval. Rare work is polled more often than it is due, so that another process takes over soon after one ended. */
const LONGEST_POLL_MS = 10 * MINUTE_MS;

export type Recurring = {
  /** Unique name, for the row that records its last run. */
  name: string;
  /** Milliseconds in which one process of the installation runs it once. */
  every: number;
  run(): Promise<unknown>;
  /** True if every process runs it, because it leases each row separately. */
  isShared?: boolean;
};

export type RecurringJob = {
  name: string;
  start(): void;
  /** Runs it unless a process has done so within its interval. Returns true if it ran. */
  runDue(): Promise<boolean>;
};

/**
 * Defines recurring work. If a process dies during a run, the next one is delayed by `every`. A run that throws is repeated at the next poll. Stopping the
 * process waits only for frequent work, because rare work is long and restarts in another process.
 */
export function recurringJob({ name, every, run, isShared = false }: Recurring): RecurringJob {
  const isRare = every > LONGEST_POLL_MS;
  // with a lease as long as the interval, every second poll would be too early
  const leaseMs = isRare ? every : every / 2;
  const lease = () => acquire(JobModel, { name, key: RECURRING }, { leaseMs, longestMs: leaseMs });

  async function runDue(): Promise<boolean> {
    const row = (await lease()) ?? ((await makeRow()) ? await lease() : null);
    if (!row) return false;
    try {
      await run();
    } catch (error) {
      await JobModel.updateOne({ _id: row._id, holder: HOLDER }, { $set: { leaseUntil: new Date() } });
      throw error;
    }
    return true;
  }

  /** Creates the row of a job that has never run. Returns false if it exists, because another process holds it or it is not due. */
  async function makeRow(): Promise<boolean> {
    const { upsertedCount } = await JobModel.updateOne(
      { name, key: RECURRING },
      { $setOnInsert: { leaseUntil: new Date(0) } },
      { upsert: true },
    );
    return upsertedCount > 0;
  }

  return {
    name,
    runDue,
    start: () =>
      poll(name, Math.min(every, LONGEST_POLL_MS), isShared ? run : runDue, { isAwaited: !isRare }),
  };
}
