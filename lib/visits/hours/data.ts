import 'server-only';
import { findUserById } from '@/lib/accounts/users/data';
import { holidaysIn, WEEK_DAYS, type WeekDay } from '@/lib/platform/text/opening-hours';
import { getSettings } from '@/lib/settings/data';
import { DEFAULT_DAYS, DEFAULT_FROM, DEFAULT_UNTIL } from './constants';
import type { OwnHoursDto, ShowHours } from './dto';

const weekDays = (names: readonly string[]): WeekDay[] => WEEK_DAYS.filter((day) => names.includes(day));

/** The agency's visiting hours from its settings, otherwise its opening hours, otherwise every working day. */
export async function agencyShowHours(): Promise<ShowHours> {
  const { settings } = await getSettings();
  const { showDays, showsFrom, showsUntil, openDays, opensAt, closesAt } = settings;
  return {
    days: showDays ?? openDays ?? DEFAULT_DAYS,
    from: showsFrom ?? opensAt ?? DEFAULT_FROM,
    until: showsUntil ?? closesAt ?? DEFAULT_UNTIL,
    holidays: holidaysIn(settings.holidays),
  };
}

export async function getOwnHours(userId: string): Promise<ShowHours | undefined> {
  const row = await findUserById(userId, { showHours: 1 });
  const own = row?.showHours;
  if (!own) return undefined;
  return {
    days: weekDays(own.days),
    from: own.from,
    until: own.until,
    holidays: own.holidays,
    isByHour: true,
  };
}

export async function getHoursForm(userId: string): Promise<OwnHoursDto> {
  const [own, agency, row] = await Promise.all([
    getOwnHours(userId),
    agencyShowHours(),
    findUserById(userId, { __v: 1 }),
  ]);
  const { from, until } = own ?? agency;
  return {
    days: own ? [...own.days] : [],
    ...{ from, until },
    holidays: own?.holidays.join(', ') ?? '',
    __v: row?.__v ?? 0,
  };
}

/** Visiting hours of this lister's homes, or the agency's without a lister. */
export async function showHoursOf(host: string | undefined): Promise<ShowHours> {
  return (host && (await getOwnHours(host))) || agencyShowHours();
}
