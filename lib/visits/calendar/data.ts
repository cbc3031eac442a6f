import 'server-only';
import { isPermitted } from '@/lib/platform/auth/permissions';
import { op } from '@/lib/platform/db/operators';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import type { Text } from '@/lib/platform/language/translate';
import { siteUrl } from '@/lib/platform/site';
import { formatTime } from '@/lib/platform/text/format';
import { dayBounds, indianDay } from '@/lib/platform/time/indian-day';
import { DAY_MS } from '@/lib/platform/time/time';
import { getSettings, site } from '@/lib/settings/data';
import { holidaysWith } from '@/lib/settings/holidays/rules';
import { teamScope } from '@/lib/teams/data';
import type { Member } from '@/lib/teams/rules';
import { listBusy } from '@/lib/visits/busy-times/data';
import type { FeedOwner } from '@/lib/visits/feeds/data';
import { feedCalendar } from '@/lib/visits/feeds/format';
import { agencyShowHours } from '@/lib/visits/hours/data';
import { VISIT_MS } from '@/lib/visits/hours/rules';
import { Visit } from '@/models/visits/visit';
import type { CalendarItem } from './dto';
import { calendarItems } from './providers';

type CalendarText = Text<'visits/calendar'>;

/** Confirmed visits to the member's homes, and for staff to the agency's. */
async function visitsOf(who: Member, from: Date, until: Date, t: CalendarText): Promise<CalendarItem[]> {
  const { owner, team } = teamScope(who, 'mine');
  const hosted: Record<string, unknown> = isPermitted(who, 'read')
    ? { host: op.in([null, owner]) }
    : { host: owner, team };
  const rows = await Visit.find(
    {
      ...hosted,
      status: 'confirmed',
      until: op.gt(from),
      start: op.range({ gte: from, lt: until }),
    },
    { start: 1, propertyTitle: 1, name: 1 },
  ).lean();
  return rows.flatMap(({ _id, start, propertyTitle, name }) =>
    start
      ? {
          id: `visit-${_id}`,
          kind: 'visit' as const,
          day: indianDay(start),
          start: start.toISOString(),
          end: new Date(start.getTime() + VISIT_MS).toISOString(),
          title: t('Visit: {title}, {name}', { title: propertyTitle, name }),
          href: '/dashboard/visits',
        }
      : [],
  );
}

async function busyOf(who: Member, from: Date, until: Date, t: CalendarText): Promise<CalendarItem[]> {
  const rows = await listBusy(who.userId, from, until);
  return rows.map(({ id, start, end, note }) => {
    const isDayOff = end.getTime() - start.getTime() >= DAY_MS;
    const text = isDayOff ? t('Day off') : t('Busy until {time}', { time: formatTime(end, t.language) });
    return {
      id,
      kind: 'busy' as const,
      day: indianDay(start),
      ...(!isDayOff && { start: start.toISOString(), end: end.toISOString() }),
      title: note ? `${text}: ${note}` : text,
    };
  });
}

export async function holidaysOf(first: string, last: string, t: CalendarText): Promise<CalendarItem[]> {
  const [{ holidays }, { settings }] = await Promise.all([agencyShowHours(), getSettings()]);
  const all = [
    ...holidaysWith(settings.publicHolidays),
    ...holidays.map((day) => ({ day, name: t('Agency closed'), source: undefined })),
  ];
  const { label } = textsIn(t.language, 'settings');
  return all
    .filter(({ day }) => day >= first && day <= last)
    .map(({ day, name, source }) => ({
      id: `holiday-${day}-${name.length}`,
      kind: 'holiday',
      day,
      title: label(name),
      ...(source && { source: label(source) }),
    }));
}

/** All entries of a member's calendar between two Indian days, inclusive. */
export async function listCalendar(
  who: Member,
  first: string,
  last: string,
  language: Language,
): Promise<CalendarItem[]> {
  const { t } = textsIn(language, 'visits/calendar');
  const [from, until] = [dayBounds(first).start, dayBounds(last).end];
  const parts = await Promise.all([
    visitsOf(who, from, until, t),
    calendarItems.ask({ who, first, last, from, until, t }).then((others) => others.flat()),
    busyOf(who, from, until, t),
    holidaysOf(first, last, t),
  ]);
  return parts.flat();
}

const FEED_BACK_DAYS = 31;
const FEED_AHEAD_DAYS = 366;

/** A feed's entries from one month back to one year ahead. */
export async function readFeed(
  { id, role, office, team, kind, language }: FeedOwner,
  now = new Date(),
): Promise<string> {
  const dayAt = (days: number) => indianDay(now.getTime() + days * DAY_MS);
  const who = { userId: id, role, office, ...(team && { team }) };
  const [items, { name }] = await Promise.all([
    listCalendar(who, dayAt(-FEED_BACK_DAYS), dayAt(FEED_AHEAD_DAYS), language),
    site(),
  ]);
  const url = siteUrl();
  return feedCalendar({
    name,
    items,
    url,
    host: new URL(url).hostname,
    isBusyOnly: kind === 'busy',
    busy: textsIn(language, 'visits/calendar').t('Busy'),
  });
}
