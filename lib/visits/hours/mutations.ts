import 'server-only';
import { writeVersion } from '@/lib/platform/db/write-version';
import { holidaysIn } from '@/lib/platform/text/opening-hours';
import { User } from '@/models/platform/user';
import { getHoursForm } from './data';
import type { OwnHoursDto } from './dto';
import type { OwnHours } from './schema';

/** Sets this lister's visiting hours. Without any day, the agency's apply again. Of two saves based on the same version the later is rejected. */
export async function saveOwnHours(
  userId: string,
  { holidays, __v: version, ...hours }: OwnHours & { __v?: number | undefined },
): Promise<OwnHoursDto> {
  const isOwn = hours.days.length > 0;
  const showHours = { ...hours, holidays: holidaysIn(holidays) };
  const current = () => getHoursForm(userId);
  await writeVersion(User, { _id: userId }, isOwn ? { $set: { showHours } } : { $unset: { showHours: 1 } }, {
    version,
    current,
  });
  return current();
}
