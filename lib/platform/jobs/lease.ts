import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Model, QueryFilter, Types } from 'mongoose';
import { op } from '@/lib/platform/db/operators';

/** Fields of every row that a process works on, with the holder and the end of its lease. */
export type Leased = { holder?: string | null; leaseUntil: Date };
export type LeasedRow<R> = R & { _id: Types.ObjectId };

export const HOLDER = randomUUID();

type Acquire = {
  leaseMs: number;
  /** Longest lease of this kind; a later end was set by a clock that ran ahead. */
  longestMs?: number;
  now?: Date | undefined;
  countAttempt?: boolean;
};

/** Tolerance for clocks of different machines, which differ by seconds. A clock that was set back differs by more. */
const CLOCK_SLACK_MS = 5 * 60_000;

/** Filter for rows that nobody works on. Ignores leases longer than allowed, so that nobody waits until a clock reaches such a time again. */
export const isFree = (now: Date, longestMs?: number) => {
  const ended = { leaseUntil: op.lte(now) };
  if (longestMs === undefined) return ended;
  const latest = new Date(now.getTime() + longestMs + CLOCK_SLACK_MS);
  return { $or: [ended, { leaseUntil: op.gt(latest) }] };
};

/**
 * Leases the row of `filter` whose lease expired first for `leaseMs`. Null if all are held. It is one write, so that only one of several processes gets the
 * row. A dead process is replaced when its lease ends.
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

/** Starts no further work in this process. Another one, or the next start, continues. Called at shutdown. */
export function stopWork(): void {
  stopping = true;
}

export const isStopping = (): boolean => stopping;
