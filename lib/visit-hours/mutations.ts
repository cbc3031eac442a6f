import 'server-only';
import { connectDb } from '@/lib/db';
import { holidaysIn } from '@/lib/opening-hours';
import { User } from '@/models/user';
import type { OwnHours } from './schema';

/** When this lister shows homes. Without a day the hours of the agency hold again. */
export async function saveOwnHours(userId: string, { holidays, ...hours }: OwnHours): Promise<void> {
  await connectDb();
  const isOwn = hours.days.length > 0;
  const showHours = { ...hours, holidays: holidaysIn(holidays) };
  await User.updateOne({ _id: userId }, isOwn ? { $set: { showHours } } : { $unset: { showHours: 1 } });
}
