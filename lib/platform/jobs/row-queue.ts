import 'server-only';
import { log } from '@/lib/platform/log/log';
import { countJob } from '@/lib/platform/log/metrics';
import { isStopping } from './lease';
import { poll } from './poll';

export type RowQueue<T> = {
  name: string;
  /** Milliseconds between polls. */
  every: number;
  /** Takes work that is due at `now` and makes it due again at `until` in the same write, so that only one of several processes gets it. */
  queue(now: Date, until: Date): Promise<T | null | undefined>;
  /** Does the work, ends it, and returns the number of mails sent. If it throws, it is retried at `until`. */
  run(taken: T): Promise<number>;
  /** Longer than one run takes; a dead process is replaced after this time. */
  leaseFor: number;
};

export type RowJob = {
  name: string;
  start(): void;
  /** Does due work and returns the number of mails sent. */
  runDue(now?: Date): Promise<number>;
};

/** Work stored in an area's own records, such as a reminder with its time. */
export function rowQueueJob<T>({ name, every, queue, run, leaseFor }: RowQueue<T>): RowJob {
  async function runDue(now = new Date()): Promise<number> {
    let sent = 0;
    while (!isStopping()) {
      const taken = await queue(now, new Date(now.getTime() + leaseFor));
      if (!taken) break;
      try {
        sent += await run(taken);
        countJob(name, { result: 'done' });
      } catch (err) {
        countJob(name, { result: 'failed' });
        log.warn({ err, job: name }, 'a job failed and will be tried again');
      }
    }
    return sent;
  }
  return { name, runDue, start: () => poll(name, every, () => runDue()) };
}
