import 'server-only';
import { trusted } from 'mongoose';
import { connectDb } from '@/lib/db';
import { BusyTime } from '@/models/busy-time';

export type Busy = { id: string; start: Date; end: Date; note: string };

/** When a member is busy between two moments, in order. */
export async function listBusy(userId: string, from: Date, until: Date): Promise<Busy[]> {
  await connectDb();
  const rows = await BusyTime.find({
    user: userId,
    end: trusted({ $gt: from }),
    start: trusted({ $lt: until }),
  })
    .sort({ start: 1 })
    .lean();
  return rows.map(({ _id, start, end, note }) => ({ id: String(_id), start, end, note }));
}

/** What the export of an account contains. */
export async function exportBusy(userId: string) {
  await connectDb();
  return BusyTime.find({ user: userId }, { _id: 0, start: 1, end: 1, note: 1 }).lean();
}
