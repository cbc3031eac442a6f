import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import type { Model } from 'mongoose';
import { op } from '@/lib/platform/db/operators';
import { log } from '@/lib/platform/log/log';
import { acquire, HOLDER, isFree, isStopping, type Leased, type LeasedRow } from './lease';
import { poll } from './poll';

/** A record that is its own job: an import, a bulk decision. It says what is to be done and how far it is. */
export type WorkRecord = Leased & {
  status: string;
  /** how far the present step is */
  cursor: number;
  /** why it broke off, for the admin who asked for it */
  message?: string | null;
};
type Row<R> = LeasedRow<R>;

/** One batch. Returns the row as it stands then, or null when the work has ended or another process goes on. */
type Step<R> = (row: Row<R>) => Promise<Row<R> | null>;

export type RecordQueue<R extends WorkRecord> = {
  /** for the log and the metrics */
  name: string;
  /** milliseconds between two looks for what a process that is gone has left */
  every: number;
  /** the records, and the statuses in which there is work to do */
  queue: { model: Model<R>; active: readonly string[] };
  /** milliseconds: longer than any batch takes; each batch renews it */
  leaseFor: number;
  /** called each time the work is begun or taken up; the memory of a step begins empty */
  begin: () => Step<R>;
};

type Change = { $set?: object; $inc?: object; $unset?: object };

export type RecordJob<R> = {
  name: string;
  start(): void;
  /** does the work batch by batch to its end, unless another process does */
  run(id: string): Promise<void>;
  /** runs everything that waits or was left by a process that is gone */
  runDue(): Promise<void>;
  /** writes to the row if this process still holds it and it stands where this batch began */
  advance(row: Row<R>, change: Change): Promise<Row<R> | null>;
};

const RETRY_MS = 60_000;

const inMs = (ms: number) => new Date(Date.now() + ms);

/** Long work that goes on without the page that asked for it, and in another process when this one ends. */
export function recordJob<R extends WorkRecord>({
  name,
  every,
  queue,
  leaseFor,
  begin,
}: RecordQueue<R>): RecordJob<R> {
  const model = queue.model as unknown as Model<WorkRecord>;
  const running = new Set<string>();
  const due = { status: op.in(queue.active) };

  const advance = (row: Row<R>, change: Change) =>
    model
      .findOneAndUpdate(
        { _id: row._id, status: row.status, holder: HOLDER, cursor: row.cursor },
        { ...change, $set: { leaseUntil: inMs(leaseFor), ...change.$set } },
        { returnDocument: 'after' },
      )
      .lean<Row<R>>();

  async function run(id: string): Promise<void> {
    if (isStopping() || running.has(id)) return;
    running.add(id);
    const step = begin();
    try {
      const lease = { leaseMs: leaseFor, longestMs: RETRY_MS };
      let row = (await acquire(model, { _id: id, ...due }, lease)) as Row<R> | null;
      while (row) {
        row = await step(row);
        if (isStopping() && row) {
          await advance(row, { $set: { leaseUntil: new Date() } });
          return;
        }
        // lets requests in between
        await pause(0);
      }
    } catch (err) {
      log.error({ err, work: name, id }, 'work broke off and will be taken up again');
      const message = 'Interrupted. It continues within a minute; the reason is in the server log';
      await model.updateOne({ _id: id, holder: HOLDER }, { $set: { message, leaseUntil: inMs(RETRY_MS) } });
    } finally {
      running.delete(id);
    }
  }

  async function runDue(): Promise<void> {
    const left = await model.find({ ...due, ...isFree(new Date(), RETRY_MS) }, { _id: 1 }).lean();
    for (const { _id } of left) await run(String(_id));
  }

  return { name, run, runDue, advance, start: () => poll(name, every, runDue) };
}
