import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Model, type Types, trusted } from 'mongoose';
import { connectDb } from '@/lib/db';
import { log } from '@/lib/log';

/** What work on record carries: where it stands, and who works on it until when. */
export type LeasedRecord = {
  status: string;
  /** how far the present step is */
  cursor: number;
  holder?: string | null;
  leaseUntil: Date;
  /** why it broke off, in words for the desk */
  message?: string | null;
};
type Row<R> = R & { _id: Types.ObjectId };

/** One batch. Answers the row as it stands then, or null when the work has ended or somebody else goes on. */
type Step<R> = (row: Row<R>) => Promise<Row<R> | null>;

type Kind<R extends LeasedRecord> = {
  /** for the log */
  name: string;
  model: Model<R>;
  /** statuses in which somebody has to work on it */
  active: readonly string[];
  /** called once each time the work is taken up; what a step keeps in memory begins empty */
  begin: () => Step<R>;
};

type Change = { $set?: object; $inc?: object; $unset?: object };

export type LeasedWork<R> = {
  /** does the work batch by batch to its end, unless another process does */
  workOn(id: string): Promise<void>;
  /** works on everything that waits or was left by a process that is gone */
  resume(): Promise<void>;
  /** writes to the row if this process still holds it and it stands where this batch began */
  advance(row: Row<R>, change: Change): Promise<Row<R> | null>;
};

/** Names this process on what it works on. */
const HOLDER = randomUUID();
/** Longer than any batch takes; each batch takes it anew. A process that dies is followed after this time. */
const LEASE_MS = 30_000;
const RETRY_MS = 60_000;

let stopping = false;

/** No further batch is begun by this process; another one, or the next start, goes on. Called at shutdown. */
export function stopLeasedWork(): void {
  stopping = true;
}

const inMs = (ms: number) => new Date(Date.now() + ms);

/** Long work that goes on without the page that asked for it, and in another process when this one ends. */
export function leasedWork<R extends LeasedRecord>({ name, active, begin, ...kind }: Kind<R>): LeasedWork<R> {
  const model = kind.model as unknown as Model<LeasedRecord>;
  const running = new Set<string>();
  const waits = () => ({
    status: trusted({ $in: active }),
    leaseUntil: trusted({ $lte: new Date() }),
  });

  const take = (id: string) =>
    model
      .findOneAndUpdate(
        { _id: id, ...waits() },
        { $set: { holder: HOLDER, leaseUntil: inMs(LEASE_MS) } },
        { returnDocument: 'after' },
      )
      .lean<Row<R>>();

  const advance = (row: Row<R>, change: Change) =>
    model
      .findOneAndUpdate(
        { _id: row._id, status: row.status, holder: HOLDER, cursor: row.cursor },
        { ...change, $set: { leaseUntil: inMs(LEASE_MS), ...change.$set } },
        { returnDocument: 'after' },
      )
      .lean<Row<R>>();

  async function workOn(id: string): Promise<void> {
    if (stopping || running.has(id)) return;
    running.add(id);
    const step = begin();
    try {
      let row = await take(id);
      while (row) {
        row = await step(row);
        if (stopping && row) {
          await advance(row, { $set: { leaseUntil: new Date() } });
          return;
        }
        // lets requests in between
        await pause(0);
      }
    } catch (err) {
      log.error({ err, work: name, id }, 'work broke off and will be taken up again');
      const message =
        'It broke off and will be taken up again in a minute. The log of the server has the reason';
      await model.updateOne({ _id: id, holder: HOLDER }, { $set: { message, leaseUntil: inMs(RETRY_MS) } });
    } finally {
      running.delete(id);
    }
  }

  async function resume(): Promise<void> {
    await connectDb();
    const left = await model.find(waits(), { _id: 1 }).lean();
    for (const { _id } of left) await workOn(String(_id));
  }

  return { workOn, resume, advance };
}
