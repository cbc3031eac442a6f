import { messageWith } from '@/lib/platform/language/message';
import 'server-only';
import { createOnce } from '@/lib/platform/db/create-once';
import { insertWithin } from '@/lib/platform/db/insert-within';
import { op } from '@/lib/platform/db/operators';
import { AppError, notFound } from '@/lib/platform/errors';
import { dayBounds } from '@/lib/platform/time/indian-day';
import { BusyTime } from '@/models/visits/busy-time';
import { MAX_BUSY_TIMES } from './constants';
import type { BusyInput } from './schema';

const instant = (day: string, time: string) => new Date(`${day}T${time}:00+05:30`);

/** Adds busy hours or a day off. Confirmed visits are unaffected. */
export async function addBusyTime(userId: string, input: BusyInput): Promise<{ id: string }> {
  const { day, from, until, note } = input;
  const open = { user: userId, end: op.gt(new Date()) };
  const times = from && until ? { start: instant(day, from), end: instant(day, until) } : dayBounds(day);
  const { row } = await createOnce(BusyTime, userId, input, (_id) =>
    insertWithin({
      max: MAX_BUSY_TIMES,
      model: BusyTime,
      among: open,
      insert: () => BusyTime.create({ _id, user: userId, ...times, note }),
      full: () => new AppError('conflict', messageWith('At most {max} busy times', { max: MAX_BUSY_TIMES })),
    }),
  );
  return { id: String(row._id) };
}

/** Foreign and unknown ids are rejected alike. */
export async function removeBusyTime(userId: string, id: string): Promise<void> {
  const { deletedCount } = await BusyTime.deleteOne({ _id: id, user: userId });
  if (deletedCount === 0) throw notFound();
}

export async function eraseBusyTimes(userId: string): Promise<void> {
  await BusyTime.deleteMany({ user: userId });
}

export async function removeOldBusyTimes(before: Date): Promise<number> {
  return (await BusyTime.deleteMany({ end: op.lt(before) })).deletedCount;
}
