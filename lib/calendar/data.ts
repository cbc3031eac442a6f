import 'server-only';
import { trusted } from 'mongoose';
import { listBusy } from '@/lib/busy-time/data';
import type { FeedOwner } from '@/lib/calendar-feed/data';
import { connectDb } from '@/lib/db';
import { formatTime } from '@/lib/format';
import { holidaysWith } from '@/lib/holiday/rules';
import { dayBounds, indianDay } from '@/lib/indian-day';
import type { Language } from '@/lib/language/languages';
import { labelIn, textIn } from '@/lib/language/messages';
import type { Text } from '@/lib/language/translate';
import { getSettings, site } from '@/lib/settings/data';
import { siteUrl } from '@/lib/site';
import { teamScope } from '@/lib/team/data';
import type { Member } from '@/lib/team/rules';
import { DAY_MS } from '@/lib/time';
import { agencyShowHours } from '@/lib/visit-hours/data';
import { VISIT_MS } from '@/lib/visit-hours/rules';
import { Deal } from '@/models/deal';
import { Lead } from '@/models/lead';
import { Visit } from '@/models/visit';
import type { CalendarItem } from './dto';
import { feedCalendar } from './format';

type CalendarText = Text<'calendar'>;

/** Confirmed visits to homes that the member shows; of the agency's own for an admin. */
async function visitsOf(who: Member, from: Date, until: Date, t: CalendarText): Promise<CalendarItem[]> {
  const { owner, team } = teamScope(who, 'mine');
  const hosted: Record<string, unknown> =
    who.role === 'admin' ? { host: trusted({ $in: [null, owner] }) } : { host: owner, team };
  const rows = await Visit.find(
    {
      ...hosted,
      status: 'confirmed',
      until: trusted({ $gt: from }),
      start: trusted({ $gte: from, $lt: until }),
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

/** Dates of the member's own deals that are not done. */
async function dealDatesOf(who: Member, first: string, last: string): Promise<CalendarItem[]> {
  const deals = await Deal.find(
    { ...teamScope(who, 'mine'), dates: trusted({ $elemMatch: { day: { $gte: first, $lte: last } } }) },
    { title: 1, dates: 1 },
  ).lean();
  return deals.flatMap(({ _id, title, dates }) =>
    dates
      .filter(({ day, isDone }) => !isDone && day >= first && day <= last)
      .map((date) => ({
        id: `deal-${date._id}`,
        kind: 'deal' as const,
        day: date.day,
        title: `${date.what}: ${title}`,
        href: `/dashboard/deals/${_id}`,
      })),
  );
}

/** Next steps of leads in the member's name, closed and lost ones left out; a confirmed visit stands there as itself. */
async function leadStepsOf(who: Member, from: Date, until: Date, t: CalendarText): Promise<CalendarItem[]> {
  const open: Record<string, unknown> = {
    ...teamScope(who, 'mine'),
    'nextStep.at': trusted({ $gte: from, $lt: until }),
    state: trusted({ $nin: ['closed', 'lost'] }),
  };
  const rows = await Lead.find(open, { nextStep: 1, name: 1 }).lean();
  const ofThese = { lead: trusted({ $in: rows.map(({ _id }) => _id) }), status: 'confirmed' as const };
  const visits = rows.length > 0 ? await Visit.find(ofThese, { lead: 1, start: 1 }).lean() : [];
  const shown = new Set(visits.map(({ lead, start }) => `${lead} ${start?.getTime()}`));
  return rows.flatMap(({ _id, nextStep, name }) =>
    nextStep && !shown.has(`${_id} ${nextStep.at.getTime()}`)
      ? {
          id: `lead-${_id}`,
          kind: 'lead' as const,
          day: indianDay(nextStep.at),
          title: t('Next step: {step}', { step: [nextStep.text, name].filter(Boolean).join(', ') }),
          href: `/dashboard/leads/${_id}`,
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

/** Public holidays, and the days on which the agency is closed. */
async function holidaysOf(first: string, last: string, t: CalendarText): Promise<CalendarItem[]> {
  const [{ holidays }, { settings }] = await Promise.all([agencyShowHours(), getSettings()]);
  const all = [
    ...holidaysWith(settings.publicHolidays),
    ...holidays.map((day) => ({ day, name: t('Agency closed'), source: undefined })),
  ];
  const say = labelIn(t.language, 'holidays');
  return all
    .filter(({ day }) => day >= first && day <= last)
    .map(({ day, name, source }) => ({
      id: `holiday-${day}-${name.length}`,
      kind: 'holiday',
      day,
      title: say(name),
      ...(source && { source: say(source) }),
    }));
}

/** Everything of a member's calendar from one Indian day to another, both included. */
export async function listCalendar(
  who: Member,
  first: string,
  last: string,
  language: Language,
): Promise<CalendarItem[]> {
  const t = textIn(language, 'calendar');
  await connectDb();
  const [from, until] = [dayBounds(first).start, dayBounds(last).end];
  const parts = await Promise.all([
    visitsOf(who, from, until, t),
    dealDatesOf(who, first, last),
    leadStepsOf(who, from, until, t),
    busyOf(who, from, until, t),
    holidaysOf(first, last, t),
  ]);
  return parts.flat();
}

const FEED_BACK_DAYS = 31;
const FEED_AHEAD_DAYS = 366;

/** What a feed serves: a month back, a year ahead. */
export async function readFeed(
  { id, role, team, kind, language }: FeedOwner,
  now = new Date(),
): Promise<string> {
  const dayAt = (days: number) => indianDay(now.getTime() + days * DAY_MS);
  const who = { userId: id, role, ...(team && { team }) };
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
    busy: textIn(language, 'calendar')('Busy'),
  });
}
