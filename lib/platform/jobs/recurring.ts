import 'server-only';
import { MINUTE_MS } from '@/lib/platform/time/time';
import { JobModel } from '@/models/platform/job';
import { acquire, HOLDER } from './lease';
import { poll } from './poll';

const RECURRING = 'recurring';

/** Rare work is polled more often than it is due, so that another process takes over soon after one ended. */
const LONGEST_POLL_MS = 10 * MINUTE_MS;

export type Recurring = {
  /** unique in the product: the row that records its last run */
  name: string;
  /** milliseconds: within this time one process of the installation does it once */
  every: number;
  run(): Promise<unknown>;
  /** every process does it, because it leases each row separately */
  isShared?: boolean;
};

export type RecurringJob = {
  name: string;
  start(): void;
  /** Runs it unless a process has within its interval, and returns whether it ran. */
  runDue(): Promise<boolean>;
};

/**
 * A process that dies while it runs delays the next run by `every`; a run that throws is repeated at the next poll. Stopping the
 * process waits for frequent work only: rare work is long, and restarts elsewhere.
 */
export function recurringJob({ name, every, run, isShared = false }: Recurring): RecurringJob {
  const isRare = every > LONGEST_POLL_MS;
  // a lease as long as the interval would make every second poll too early
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

  /** The row of a job that has never run; false if there is one, which another process holds or which is not due. */
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
