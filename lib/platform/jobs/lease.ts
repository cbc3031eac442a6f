import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Model, QueryFilter, Types } from 'mongoose';
import { op } from '@/lib/platform/db/operators';

/** What every row carries that a process works on: who holds it, and until when nobody else may. */
export type Leased = { holder?: string | null; leaseUntil: Date };
export type LeasedRow<R> = R & { _id: Types.ObjectId };

/** Names this process in the rows that it holds. */
export const HOLDER = randomUUID();

type Acquire = {
  leaseMs: number;
  /** no lease of this kind is longer: one that ends later was given by a clock that was ahead */
  longestMs?: number;
  now?: Date | undefined;
  /** counts the attempt in the same write */
  countAttempt?: boolean;
};

/** Clocks of machines differ by seconds; one that was set back differs by more. */
const CLOCK_SLACK_MS = 5 * 60_000;

/** Rows that nobody works on. Those whose lease ends later than any may are free too: nobody waits for that time to come again. */
export const isFree = (now: Date, longestMs?: number) => {
  const ended = { leaseUntil: op.lte(now) };
  if (longestMs === undefined) return ended;
  const latest = new Date(now.getTime() + longestMs + CLOCK_SLACK_MS);
  return { $or: [ended, { leaseUntil: op.gt(latest) }] };
};

/**
 * Takes the row of `filter` whose lease ran out first, for `leaseMs`; null when there is none. One write, so that of
 * several processes one gets it. A process that dies is followed when its lease ends.
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

/** No further piece of work is begun by this process; another one, or the next start, goes on. Called at shutdown. */
export function stopWork(): void {
  stopping = true;
}

export const isStopping = (): boolean => stopping;
