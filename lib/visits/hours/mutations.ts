import 'server-only';
import { setShowHours } from '@/lib/accounts/users/mutations';
import { holidaysIn } from '@/lib/platform/text/opening-hours';
import { getHoursForm } from './data';
import type { OwnHoursDto } from './dto';
import type { OwnHours } from './schema';

/** Sets this lister's visiting hours. Without any day, the agency's apply again. Rejects a save from an outdated version. */
export async function saveOwnHours(
  userId: string,
  { holidays, __v: version, ...hours }: OwnHours & { __v?: number | undefined },
): Promise<OwnHoursDto> {
  const showHours = hours.days.length > 0 ? { ...hours, holidays: holidaysIn(holidays) } : undefined;
  const current = () => getHoursForm(userId);
  await setShowHours(userId, showHours, { version, current });
  return current();
}
