import 'server-only';
import { op } from '@/lib/platform/db/operators';
import { BusyTime } from '@/models/visits/busy-time';

export type Busy = { id: string; start: Date; end: Date; note: string };

/** A member's busy times between two moments, in order. */
export async function listBusy(userId: string, from: Date, until: Date): Promise<Busy[]> {
  const rows = await BusyTime.find({
    user: userId,
    end: op.gt(from),
    start: op.lt(until),
  })
    .sort({ start: 1 })
    .lean();
  return rows.map(({ _id, start, end, note }) => ({ id: String(_id), start, end, note }));
}

/** For the export of an account. */
export async function exportBusy(userId: string) {
  return BusyTime.find({ user: userId }, { _id: 0, start: 1, end: 1, note: 1 }).lean();
}
