import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Model, QueryFilter, Types } from 'mongoose';
import { op } from '@/lib/platform/db/operators';

/** Fields of every row that a process works on: who holds it, and until when nobody else may. */
export type Leased = { holder?: string | null; leaseUntil: Date };
export type LeasedRow<R> = R & { _id: Types.ObjectId };

/** Identifies this process in the rows it holds. */
export const HOLDER = randomUUID();

type Acquire = {
  leaseMs: number;
  /** no lease of this kind is longer: one that ends later was given by a clock running ahead */
  longestMs?: number;
  now?: Date | undefined;
  /** counts the attempt in the same write */
  countAttempt?: boolean;
};

/** Clocks of machines differ by seconds; one that was set back differs by more. */
const CLOCK_SLACK_MS = 5 * 60_000;

/** Rows that nobody works on. Leases longer than allowed are ignored: nobody waits for such a time to come again. */
export const isFree = (now: Date, longestMs?: number) => {
  const ended = { leaseUntil: op.lte(now) };
  if (longestMs === undefined) return ended;
  const latest = new Date(now.getTime() + longestMs + CLOCK_SLACK_MS);
  return { $or: [ended, { leaseUntil: op.gt(latest) }] };
};

/**
 * Takes the row of `filter` whose lease expired first, for `leaseMs`; null if all are held. One write, so that only one of
 * several processes gets it. A dead process is replaced when its lease ends.
 */
export function acquire<R extends Leased>(
  model: Model<R>,
  filter: QueryFilter<R>,
  { leaseMs, longestMs, now = new Date(), countAttempt = false }: Acquire,
): Promise<LeasedRow<R> | null> {
  return (model as unknown as Model<Leased>)
    .findOneAndUpdate(
      { ...(filter as QueryFilter<Leased>), ...isFree(now, longestMs) } as QueryFilter<Leased>,
      {
        $set: { holder: HOLDER, leaseUntil: new Date(now.getTime() + leaseMs) },
        ...(countAttempt && { $inc: { attempts: 1 } }),
      },
      { sort: { leaseUntil: 1 }, returnDocument: 'after' },
    )
    .lean<LeasedRow<R>>() as Promise<LeasedRow<R> | null>;
}

let stopping = false;

/** This process starts no further work; another one, or the next start, continues. Called at shutdown. */
export function stopWork(): void {
  stopping = true;
}

export const isStopping = (): boolean => stopping;
