import 'server-only';
import type { QueryFilter } from 'mongoose';
import { mapUserNames } from '@/lib/accounts/users/data';
import { listTourStops } from '@/lib/clients/tours/data';
import { listDealDatesOf } from '@/lib/deals/dates/data';
import { findEnquiries } from '@/lib/enquiries/data';
import { findLeads } from '@/lib/enquiries/leads/data';
import { type TaskLean, toTaskDtos } from '@/lib/office/tasks/data';
import { type AdminActor, can } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import type { Texts } from '@/lib/platform/language/translate';
import { dayBounds, INDIA_OFFSET_MS, indianDay } from '@/lib/platform/time/indian-day';
import { DAY_MS } from '@/lib/platform/time/time';
import { listStaff, type StaffMember } from '@/lib/teams/staff/data';
import { listBusyOf } from '@/lib/visits/busy-times/data';
import { holidaysOf } from '@/lib/visits/calendar/data';
import { findVisits } from '@/lib/visits/data';
import { slotText } from '@/lib/visits/hours/format';
import { VISITS_PATH } from '@/lib/visits/office/constants';
import { Task } from '@/models/office/task';
import type { VisitRow } from '@/models/visits/visit';
import { MAX_OF_KIND, type OfficeKind } from './constants';
import type { OfficeCalendarDto, OfficeItem } from './dto';
import { inDayOrder } from './rules';
import type { OfficeCalendarSearch } from './schema';

type Reader = AdminActor<'read'>;
type T = Texts<'office/calendar'>;

export type Period = { first: string; last: string; from: Date; until: Date; staff: readonly StaffMember[] };

const timeOf = (at: Date) => new Date(at.getTime() + INDIA_OFFSET_MS).toISOString().slice(11, 16);

export const confirmedVisits = ({ from, until }: Pick<Period, 'from' | 'until'>): QueryFilter<VisitRow> => ({
  status: 'confirmed',
  start: op.range({ gte: from, lt: until }),
});

/** Confirmed visits. The agency's belong to the person in charge of the lead or its enquiry. */
async function visitsOf({ t, language }: T, actor: Reader, period: Period): Promise<OfficeItem[]> {
  const rows = await findVisits(confirmedVisits(period), {
    propertyTitle: 1,
    name: 1,
    host: 1,
    lead: 1,
    start: 1,
    offered: 1,
    proposed: 1,
    revision: 1,
  })
    .sort({ start: 1 })
    .limit(MAX_OF_KIND);
  const [inCharge, names] = await Promise.all([
    inChargeOf(rows, period.staff),
    mapUserNames(rows.map(({ host }) => host)),
  ]);
  return rows.flatMap((row) => {
    const { _id, start, offered, host, proposed } = row;
    if (!start) return [];
    const isOwn = !host || String(host) === actor.userId;
    const who = host
      ? period.staff.find(({ id }) => id === String(host))
      : inCharge.get(String(row.lead ?? ''));
    const notes = [
      !isOwn && t('with {name}', { name: names.get(String(host)) ?? t('a lister who left') }),
      offered &&
        offered > new Date() &&
        t('{time} is offered instead', { time: slotText(offered, language) }),
      proposed.length > 0 && t('asks for another time'),
    ].filter(Boolean);
    const id = String(_id);
    return {
      id: `visit-${id}`,
      kind: isOwn ? ('visit' as const) : ('lister' as const),
      day: indianDay(start),
      time: timeOf(start),
      title: `${row.propertyTitle}, ${row.name}`,
      ...(notes.length > 0 && { note: notes.join('; ') }),
      href: `${VISITS_PATH}?visit=${id}`,
      ...(who && { who }),
      ...(isOwn &&
        can(actor, 'enquiries') &&
        start > new Date() && { visitor: row.name, move: { by: 'visit' as const, id, seen: row.revision } }),
    };
  });
}

/** People in charge by lead: the lead's, else its enquiry's. */
async function inChargeOf(rows: readonly Pick<VisitRow, 'host' | 'lead'>[], staff: readonly StaffMember[]) {
  const ids = rows.flatMap(({ lead, host }) => (lead && !host ? [lead] : []));
  const found = new Map<string, StaffMember>();
  if (ids.length === 0) return found;
  const [leads, enquiries] = await Promise.all([
    findLeads({ _id: op.in(ids) }, { assignee: 1 }),
    findEnquiries({ lead: op.in(ids) }, { lead: 1, assignee: 1 }),
  ]);
  const assigned = [
    ...enquiries.map(({ lead, assignee }) => [lead, assignee] as const),
    ...leads.map(({ _id, assignee }) => [_id, assignee] as const),
  ];
  for (const [lead, assignee] of assigned) {
    const person = staff.find(({ id }) => id === String(assignee));
    if (person) found.set(String(lead), person);
  }
  return found;
}

async function tasksOf(actor: Reader, { first, last }: Period): Promise<OfficeItem[]> {
  const rows = await Task.find({ isDone: false, day: op.range({ gte: first, lte: last }) })
    .sort({ day: 1, time: 1, _id: 1 })
    .limit(MAX_OF_KIND)
    .lean<TaskLean[]>();
  const tasks = await toTaskDtos(rows);
  return tasks.map(({ id, text, day, time, about, assignee, seen }) => ({
    id: `task-${id}`,
    kind: 'task',
    day,
    ...(time && { time }),
    title: text,
    ...(about && { note: about.name }),
    href: `/admin/tasks/${id}`,
    ...(assignee && { who: assignee }),
    ...(can(actor, 'enquiries') && seen && { move: { by: 'task' as const, id, seen } }),
  }));
}

/** Dates of enquiries. The visit of one has its own entry. */
async function enquiriesOf({ t }: T, actor: Reader, { from, until, staff }: Period): Promise<OfficeItem[]> {
  const rows = await findEnquiries(
    { nextAt: op.range({ gte: from, lt: until }) },
    { name: 1, propertyTitle: 1, status: 1, nextAt: 1, assignee: 1, lead: 1 },
  )
    .sort({ nextAt: 1 })
    .limit(MAX_OF_KIND);
  const leads = rows.flatMap(({ lead }) => lead ?? []);
  const visits = await findVisits({ lead: op.in(leads), status: 'confirmed' }, { lead: 1, start: 1 });
  const shown = new Set(visits.map(({ lead, start }) => `${lead} ${start?.getTime()}`));
  return rows.flatMap(({ _id, name, propertyTitle, status, nextAt, assignee, lead }) => {
    if (!nextAt || (lead && shown.has(`${lead} ${nextAt.getTime()}`))) return [];
    const id = String(_id);
    const who = staff.find((person) => person.id === String(assignee));
    return {
      id: `enquiry-${id}`,
      kind: 'enquiry' as const,
      day: indianDay(nextAt),
      time: timeOf(nextAt),
      title: status === 'visit planned' ? t('Visit: {name}', { name }) : t('Follow up: {name}', { name }),
      ...(propertyTitle && { note: propertyTitle }),
      href: `/admin/enquiries/${id}`,
      ...(who && { who }),
      ...(can(actor, 'enquiries') && {
        move: { by: 'enquiry' as const, id, seen: nextAt.toISOString() },
      }),
    };
  });
}

async function dealsOf(actor: Reader, { first, last, staff }: Period): Promise<OfficeItem[]> {
  const ids = staff.map(({ id }) => id);
  const dates = await listDealDatesOf(actor, ids, first, last);
  return dates.map(({ id, deal, owner, day, what, mayMove }) => {
    const who = staff.find((person) => person.id === owner);
    return {
      id: `deal-${id}`,
      kind: 'deal',
      day,
      title: what,
      note: deal.title,
      href: `/dashboard/deals/${deal.id}`,
      ...(who && { who }),
      ...(mayMove && { move: { by: 'deal' as const, deal: deal.id, date: id, seen: day } }),
    };
  });
}

/** Absences of colleagues without the reason, and tours with clients. */
async function busyOf({ t }: T, { first, last, from, until, staff }: Period): Promise<OfficeItem[]> {
  const ids = staff.map(({ id }) => id);
  const [busy, tours] = await Promise.all([listBusyOf(ids, from, until), listTourStops(ids, first, last)]);
  const person = (id: string) => {
    const who = staff.find((member) => member.id === id);
    return who ? { who } : {};
  };
  return [
    ...busy.map(({ id, user, start, end }): OfficeItem => {
      const isDayOff = end.getTime() - start.getTime() >= DAY_MS;
      return {
        id: `busy-${id}`,
        kind: 'busy',
        day: indianDay(start),
        ...(!isDayOff && { time: timeOf(start) }),
        title: isDayOff ? t('Day off') : t('Busy until {time}', { time: timeOf(end) }),
        ...person(user),
      };
    }),
    ...tours.map(
      ({ id, agent, day, start, home, href }): OfficeItem => ({
        id,
        kind: 'visit',
        day,
        time: timeOf(new Date(start)),
        title: t('Tour: {home}', { home }),
        href,
        ...person(agent),
      }),
    ),
  ];
}

async function officeHolidays({ language }: T, { first, last }: Period): Promise<OfficeItem[]> {
  const items = await holidaysOf(first, last, textsIn(language, 'visits/calendar').t);
  return items.map(({ id, day, title, source }) => ({
    id,
    kind: 'holiday',
    day,
    title,
    ...(source && { note: source }),
  }));
}

/** True for holidays always, and for other entries if they belong to the chosen person or are unassigned. */
function isOf(who: OfficeCalendarSearch['who'], me: string): (item: OfficeItem) => boolean {
  if (who === 'all') return () => true;
  const wanted = who === 'mine' ? me : who;
  return (item) => item.kind === 'holiday' || (who === 'none' ? !item.who : item.who?.id === wanted);
}

/** All entries of the office between two Indian days, inclusive. */
export async function readOfficeCalendar(
  actor: Reader,
  { who, kind }: Pick<OfficeCalendarSearch, 'who' | 'kind'>,
  [first, last]: readonly [string, string],
  language: Language,
): Promise<OfficeCalendarDto> {
  const texts = textsIn(language, 'office/calendar');
  const staff = await listStaff();
  const period: Period = { first, last, from: dayBounds(first).start, until: dayBounds(last).end, staff };
  const isWanted = (...kinds: OfficeKind[]) => !kind || kinds.some((one) => kind.includes(one));
  const parts = await Promise.all([
    isWanted('visit', 'lister') ? visitsOf(texts, actor, period) : [],
    isWanted('task') ? tasksOf(actor, period) : [],
    isWanted('enquiry') ? enquiriesOf(texts, actor, period) : [],
    isWanted('deal') ? dealsOf(actor, period) : [],
    isWanted('busy', 'visit') ? busyOf(texts, period) : [],
    isWanted('holiday') ? officeHolidays(texts, period) : [],
  ]);
  const items = parts
    .flat()
    .filter((item) => isWanted(item.kind))
    .filter(isOf(who, actor.userId))
    .toSorted(inDayOrder(language));
  return { items, isCut: parts.some((part) => part.length >= MAX_OF_KIND) };
}
