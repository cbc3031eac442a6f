import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import type { Model } from 'mongoose';
import { op } from '@/lib/platform/db/operators';
import { log } from '@/lib/platform/log/log';
import { acquire, HOLDER, isFree, isStopping, type Leased, type LeasedRow } from './lease';
import { poll } from './poll';

/** A record that is also a job, such as an import or a bulk decision, with the order and its progress. */
export type WorkRecord = Leased & {
  status: string;
  cursor: number;
  /** Reason of the stop, for the admin who ordered the work. */
  message?: string | null;
};
type Row<R> = LeasedRow<R>;

/** Runs one batch. Returns the row's new state, or null if the work has ended or another process continues. */
type Step<R> = (row: Row<R>) => Promise<Row<R> | null>;

export type RecordQueue<R extends WorkRecord> = {
  name: string;
  /** Milliseconds between polls for the work of ended processes. */
  every: number;
  /** The model of the records and the statuses with pending work. `only` selects this job's records if several jobs share a model. */
  queue: {
    model: Model<R>;
    active: readonly string[];
    only?: Readonly<Record<string, string>>;
    /** Large fields that no batch needs, so that they are not read again after each. */
    without?: readonly (keyof R & string)[];
  };
  /** Milliseconds, longer than any batch takes; each batch renews it. */
  leaseFor: number;
  /** Called each time the work is started or resumed; a step starts with empty memory. */
  begin: () => Step<R>;
};

type Change = { $set?: object; $inc?: object; $unset?: object };

export type RecordJob<R> = {
  name: string;
  start(): void;
  /** Works batch by batch to the end, unless another process does. */
  run(id: string): Promise<void>;
  /** Runs everything that is pending or left by an ended process. */
  runDue(): Promise<void>;
  /** Writes to the row if this process still holds it and the row is unchanged since the batch started. */
  advance(row: Row<R>, change: Change): Promise<Row<R> | null>;
};

const RETRY_MS = 60_000;

const inMs = (ms: number) => new Date(Date.now() + ms);

/** Long work that continues without the page that ordered it, and in another process if this one ends. */
export function recordJob<R extends WorkRecord>({
  name,
  every,
  queue,
  leaseFor,
  begin,
}: RecordQueue<R>): RecordJob<R> {
  const model = queue.model as unknown as Model<WorkRecord>;
  const running = new Set<string>();
  const projection = Object.fromEntries((queue.without ?? []).map((field) => [field, 0 as const]));
  const due = { ...queue.only, status: op.in(queue.active) };

  const advance = (row: Row<R>, change: Change) =>
    model
      .findOneAndUpdate(
        { _id: row._id, status: row.status, holder: HOLDER, cursor: row.cursor },
        { ...change, $set: { leaseUntil: inMs(leaseFor), ...change.$set } },
        { returnDocument: 'after', projection },
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
        // lets requests run between batches
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
