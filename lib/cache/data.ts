import 'server-only';
import mongoose from 'mongoose';
import { connectDb } from '@/lib/db';
import { FrontDoor } from '@/models/front-door';
import { InvalidationLog } from '@/models/invalidation-log';

const LOG_ID = 'site';
/** entries kept; a reader that is further behind drops everything it keeps */
export const LOG_LENGTH = 256;
/** a process renews its row well within this time */
const REGISTRATION_MS = 60_000;

export type LogNews = {
  seq: number /** undefined: too far behind to tell, drop everything */;
  tags?: string[];
};

/** Adds tags to the log; answers the number under which readers see them. */
export async function appendInvalidation(tags: readonly string[]): Promise<number> {
  await connectDb();
  const row = await InvalidationLog.findOneAndUpdate(
    { _id: LOG_ID },
    { $inc: { seq: 1 }, $push: { recent: { $each: [[...tags]], $slice: -LOG_LENGTH } } },
    { upsert: true, returnDocument: 'after', projection: { seq: 1 } },
  ).lean();
  return row?.seq ?? 0;
}

/** What was added after `seen`. One small read when nothing was. */
export async function readLogAfter(seen: number): Promise<LogNews> {
  await connectDb();
  const head = await InvalidationLog.findById(LOG_ID, { seq: 1 }).lean();
  const seq = head?.seq ?? 0;
  if (seq === seen) return { seq, tags: [] };
  const row = await InvalidationLog.findById(LOG_ID).lean();
  return newsOf(row?.seq ?? 0, row?.recent ?? [], seen);
}

/** Pure part of `readLogAfter`: a database that was emptied or restored counts as "too far behind". */
export function newsOf(seq: number, recent: string[][], seen: number): LogNews {
  const missed = seq - seen;
  if (missed < 0 || missed > recent.length) return { seq };
  return { seq, tags: missed === 0 ? [] : [...new Set(recent.slice(-missed).flat())] };
}

/** Tells writers how far this process has read; also keeps its registration alive. */
export async function acknowledgeLog(node: string, seen: number): Promise<void> {
  await connectDb();
  const expiresAt = new Date(Date.now() + REGISTRATION_MS);
  await FrontDoor.updateOne({ _id: node }, { $set: { seen, expiresAt } }, { upsert: true });
}

export async function forgetFrontDoor(node: string): Promise<void> {
  await connectDb();
  await FrontDoor.deleteOne({ _id: node });
}

/** How many other processes may still answer from before `seq`. */
export async function countBehind(seq: number, except: string | undefined): Promise<number> {
  // operators that we write ourselves: `sanitizeFilter` (lib/db.ts) would take them for a visitor's
  return FrontDoor.countDocuments({
    ...(except && { _id: mongoose.trusted({ $ne: except }) }),
    seen: mongoose.trusted({ $lt: seq }),
    expiresAt: mongoose.trusted({ $gt: new Date() }),
  });
}
