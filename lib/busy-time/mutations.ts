import 'server-only';
import { trusted } from 'mongoose';
import { connectDb } from '@/lib/db';
import { AppError, notFound } from '@/lib/errors';
import { dayBounds } from '@/lib/indian-day';
import { BusyTime } from '@/models/busy-time';
import { MAX_BUSY_TIMES } from './constants';
import type { BusyInput } from './schema';

const instant = (day: string, time: string) => new Date(`${day}T${time}:00+05:30`);

/** Adds hours, or a day off: nobody can book a visit then. Visits that are confirmed stay. */
export async function addBusyTime(
  userId: string,
  { day, from, until, note }: BusyInput,
): Promise<{ id: string }> {
  await connectDb();
  const open = { user: userId, end: trusted({ $gt: new Date() }) };
  if ((await BusyTime.countDocuments(open)) >= MAX_BUSY_TIMES)
    throw new AppError('conflict', `At most ${MAX_BUSY_TIMES} busy times`);
  const times = from && until ? { start: instant(day, from), end: instant(day, until) } : dayBounds(day);
  const row = await BusyTime.create({ user: userId, ...times, note });
  return { id: String(row._id) };
}

/** Foreign and unknown ids reject alike. */
export async function removeBusyTime(userId: string, id: string): Promise<void> {
  await connectDb();
  const { deletedCount } = await BusyTime.deleteOne({ _id: id, user: userId });
  if (deletedCount === 0) throw notFound();
}

export async function eraseBusyTimes(userId: string): Promise<void> {
  await connectDb();
  await BusyTime.deleteMany({ user: userId });
}

/** Those that were over before that day. */
export async function removeOldBusyTimes(before: Date): Promise<number> {
  await connectDb();
  return (await BusyTime.deleteMany({ end: trusted({ $lt: before }) })).deletedCount;
}
