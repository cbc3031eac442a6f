import 'server-only';
import { holidaysIn } from '@/lib/platform/time/opening-hours';
import { User } from '@/models/platform/user';
import type { OwnHours } from './schema';

/** Sets this lister's visiting hours. Without any day, the agency's apply again. */
export async function saveOwnHours(userId: string, { holidays, ...hours }: OwnHours): Promise<void> {
  const isOwn = hours.days.length > 0;
  const showHours = { ...hours, holidays: holidaysIn(holidays) };
  await User.updateOne({ _id: userId }, isOwn ? { $set: { showHours } } : { $unset: { showHours: 1 } });
}
