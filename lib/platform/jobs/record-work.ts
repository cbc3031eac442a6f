import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import type { Model } from 'mongoose';
import { op } from '@/lib/platform/db/operators';
import { log } from '@/lib/platform/log/log';
import { acquire, HOLDER, isFree, isStopping, type Leased, type LeasedRow } from './lease';
import { poll } from './poll';

/** A record that is its own job, such as an import or a bulk decision: it holds the order and its progress. */
export type WorkRecord = Leased & {
  status: string;
  /** progress of the present step */
  cursor: number;
  /** why it stopped, for the admin who ordered it */
  message?: string | null;
};
type Row<R> = LeasedRow<R>;

/** One batch. Returns the row's new state, or null if the work has ended or another process continues. */
type Step<R> = (row: Row<R>) => Promise<Row<R> | null>;

export type RecordQueue<R extends WorkRecord> = {
  /** for the log and the metrics */
  name: string;
  /** milliseconds between polls for work of ended processes */
  every: number;
  /** the records, and the statuses with pending work; `only` names those of this job where several share a model */
  queue: {
    model: Model<R>;
    active: readonly string[];
    only?: Readonly<Record<string, string>>;
    /** fields that no batch needs, and that are large: they are not read again after each */
    without?: readonly (keyof R & string)[];
  };
  /** milliseconds: longer than any batch takes; each batch renews it */
  leaseFor: number;
  /** called each time the work is started or resumed; the memory of a step starts empty */
  begin: () => Step<R>;
};

type Change = { $set?: object; $inc?: object; $unset?: object };

export type RecordJob<R> = {
  name: string;
  start(): void;
  /** works batch by batch to the end, unless another process does */
  run(id: string): Promise<void>;
  /** runs everything pending or left by an ended process */
  runDue(): Promise<void>;
  /** writes to the row if this process still holds it and it is where this batch started */
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
        // lets requests run in between
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
