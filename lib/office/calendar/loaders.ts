import 'server-only';
import { can } from '@/lib/platform/auth/actor';
import { pageAdmin } from '@/lib/platform/auth/page-guards';
import { pageLanguage } from '@/lib/platform/language/on-server';
import type { SearchParams } from '@/lib/platform/text/list-url';
import { indianDay } from '@/lib/platform/time/indian-day';
import { listStaff } from '@/lib/teams/staff/data';
import { daysOf } from '@/lib/visits/calendar/rules';
import { CALENDAR_PATH } from './constants';
import { readOfficeCalendar } from './data';
import type { OfficeCalendarPage } from './dto';
import { officeCalendarSchema } from './schema';

export async function loadOfficeCalendar(
  params: SearchParams,
  now = new Date(),
): Promise<OfficeCalendarPage> {
  const { actor } = await pageAdmin(CALENDAR_PATH, 'read');
  const { day, ...search } = officeCalendarSchema.parse(params);
  const today = indianDay(now);
  const around = day ?? today;
  const [days, language] = [daysOf(search.view, around), await pageLanguage()];
  const [calendar, staff] = await Promise.all([
    readOfficeCalendar(actor, search, [days[0] ?? around, days.at(-1) ?? around], language),
    listStaff(),
  ]);
  return {
    search: { ...search, day: around },
    today,
    days,
    ...calendar,
    staff,
    me: actor.userId,
    canWork: can(actor, 'enquiries'),
  };
}
