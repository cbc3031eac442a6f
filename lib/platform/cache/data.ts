import 'server-only';
import { InvalidationLog } from '@/models/platform/invalidation-log';

const LOG_ID = 'site';
/** Maximum entries in the log. A reader further behind clears its entire cache. */
export const LOG_LENGTH = 256;

export type LogNews = {
  seq: number /** Undefined if the reader is too far behind. */;
  tags?: string[];
};

/** Adds tags to the log. Returns their sequence number for readers. */
export async function appendInvalidation(tags: readonly string[]): Promise<number> {
  const row = await InvalidationLog.findOneAndUpdate(
    { _id: LOG_ID },
    { $inc: { seq: 1 }, $push: { recent: { $each: [[...tags]], $slice: -LOG_LENGTH } } },
    { upsert: true, returnDocument: 'after', projection: { seq: 1 } },
  ).lean();
  return row?.seq ?? 0;
}

/** Number of the newest entry, or 0 for an empty log. Every search reads it, so it bypasses mongoose. */
async function readLogHead(): Promise<number> {
  const head = await InvalidationLog.collection.findOne(
    { _id: LOG_ID as never },
    { projection: { _id: 0, seq: 1 } },
  );
  return (head?.seq as number | undefined) ?? 0;
}

/** Entries after `seen`. Needs only one small read if there are none. */
export async function readLogAfter(seen: number): Promise<LogNews> {
  const seq = await readLogHead();
  if (seq === seen) return { seq, tags: [] };
  const row = await InvalidationLog.findById(LOG_ID).lean();
  return newsOf(row?.seq ?? 0, row?.recent ?? [], seen);
}

/** The pure part of `readLogAfter`. An emptied or restored database counts as "too far behind". */
export function newsOf(seq: number, recent: string[][], seen: number): LogNews {
  const missed = seq - seen;
  if (missed < 0 || missed > recent.length) return { seq };
  return { seq, tags: missed === 0 ? [] : [...new Set(recent.slice(-missed).flat())] };
}
