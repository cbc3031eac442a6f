import 'server-only';
import { isDuplicateKey } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { log } from '@/lib/platform/log/log';
import { countJob } from '@/lib/platform/log/metrics';
import { DAY_MS, MINUTE_MS } from '@/lib/platform/time/time';
import { JobModel, type JobRow } from '@/models/platform/job';
import { inBackground } from './background';
import { acquire, HOLDER, isStopping, type LeasedRow } from './lease';
import { poll } from './poll';

type Stored<D> = { key: string; data: D; attempts: number };

export type StoredQueue<D> = {
  name: string;
  /** Milliseconds between polls. */
  every: number;
  queue: 'stored';
  /** Does the work. If it throws, the job is retried. A crash in the middle repeats it, which must be harmless. */
  run(job: Stored<D>): Promise<void>;
  /** Longer than one run takes; a dead process is replaced after this time. */
  leaseFor: number;
};

export type StoredJob<D> = {
  name: string;
  start(): void;
  /** Stores the job and waits for its first attempt, whose failure is logged and not thrown. Stores the same key once. */
  enqueue(key: string, data: D): Promise<void>;
  enqueueInBackground(key: string, data: D): Promise<void>;
  /** Runs due jobs until one fails. Returns the number that succeeded. */
  runDue(now?: Date): Promise<number>;
};

const later = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** Time after which an unsuccessful job is abandoned. A mail server may be unavailable for days (RFC 5321, 4.5.4.1). */
const LIFE_MS = 5 * DAY_MS;

/** Delay of a retry: 1, 4, 16 and 64 minutes, then four hours. */
const backOff = (attempts: number) => Math.min(4 ** (attempts - 1), 240) * MINUTE_MS;

/** A queue of jobs that survive the end of the process that stored them. */
export function storedQueueJob<D>({ name, every, run, leaseFor }: StoredQueue<D>): StoredJob<D> {
  async function attempt(row: LeasedRow<JobRow>, now = new Date()): Promise<boolean> {
    try {
      await run({ key: row.key, data: row.data as D, attempts: row.attempts });
    } catch (err) {
      countJob(name, { result: 'failed' });
      const leaseUntil = later(now, backOff(row.attempts));
      const facts = { err, queue: name, job: row.key, attempts: row.attempts };
      if (row.expiresAt && leaseUntil >= row.expiresAt) log.error(facts, 'a job failed and is given up');
      else log.warn(facts, 'a job failed and will run again');
      await JobModel.updateOne({ _id: row._id, holder: HOLDER }, { $set: { leaseUntil } });
      return false;
    }
    countJob(name, { result: 'done' });
    await JobModel.deleteOne({ _id: row._id, holder: HOLDER });
    return true;
  }

  /** Stores the row, held by this process. Undefined if the job was stored before. */
  async function store(key: string, data: D): Promise<LeasedRow<JobRow> | undefined> {
    const now = new Date();
    const held = { holder: HOLDER, leaseUntil: later(now, leaseFor), attempts: 1 };
    try {
      const row = await JobModel.create({ name, key, data, ...held, expiresAt: later(now, LIFE_MS) });
      return row.toObject() as LeasedRow<JobRow>;
    } catch (error) {
      if (isDuplicateKey(error)) return undefined;
      throw error;
    }
  }

  async function runDue(now?: Date): Promise<number> {
    let done = 0;
    while (!isStopping()) {
      const due = { name, expiresAt: op.gt(now ?? new Date()) };
      const row = await acquire(JobModel, due, { leaseMs: leaseFor, now, countAttempt: true });
      if (!row || !(await attempt(row, now))) break;
      done++;
    }
    return done;
  }

  return {
    name,
    async enqueue(key, data) {
      const row = await store(key, data);
      if (row) await attempt(row);
    },
    async enqueueInBackground(key, data) {
      const row = await store(key, data);
      if (row) inBackground(name, async () => void (await attempt(row)));
    },
    runDue,
    start: () => poll(name, every, () => runDue()),
  };
}
