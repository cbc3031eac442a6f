import 'server-only';
import { type QueryFilter, Types } from 'mongoose';
import { countEnquiries, findEnquiries } from '@/lib/enquiries/data';
import { countListings, findListings } from '@/lib/listings/data';
import { waits } from '@/lib/moderation/data';
import { REPORT_REASON_LABELS } from '@/lib/moderation/reports/constants';
import { type AdminActor, can } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { textsIn } from '@/lib/platform/language/messages';
import type { Texts } from '@/lib/platform/language/translate';
import { dayBounds, indianDay } from '@/lib/platform/time/indian-day';
import { listStaff, type StaffMember } from '@/lib/teams/staff/data';
import { findVisits } from '@/lib/visits/data';
import { pendingOf } from '@/lib/visits/rules';
import type { EnquiryRow } from '@/models/enquiries/enquiry';
import type { PropertyRow } from '@/models/listings/property';
import { Report } from '@/models/moderation/report';
import { Task, type TaskRow } from '@/models/office/task';
import type { VisitRow } from '@/models/visits/visit';
import { DAY_SECTIONS, type DaySection, LATE_AFTER_MS, MAX_SHOWN, SHOWN_OF_SECTION } from './constants';
import type { DayItem, DaySectionDto, OfficeDayDto } from './dto';
import { inOrder } from './rules';
import type { DaySearch } from './schema';

type Found = { items: DayItem[]; total: number };
type Row<T> = T & { _id: unknown };

/** The times that separate the sections. */
type Clock = { now: Date; late: Date; endOfDay: Date; today: string };

const clockAt = (now: Date): Clock => ({
  now,
  late: new Date(now.getTime() - LATE_AFTER_MS),
  endOfDay: dayBounds(indianDay(now)).end,
  today: indianDay(now),
});

type Scope = {
  texts: Texts<'office/dashboard'>;
  clock: Clock;
  /** filter by the person in charge */
  whose: object;
  hasShared: boolean;
  names: ReadonlyMap<string, string>;
  limit: number;
};

/** The filter for own and unassigned work, all work, or one colleague's. */
function whoseOf(who: DaySearch['who'], me: string, staff: readonly StaffMember[]): object {
  if (who === 'all') return {};
  if (who !== 'mine') return { assignee: new Types.ObjectId(who) };
  const others = staff.flatMap(({ id }) => (id === me ? [] : [new Types.ObjectId(id)]));
  return { assignee: op.notIn(others) };
}

const inCharge = (names: Scope['names'], assignee: unknown) => {
  const who = names.get(String(assignee));
  return who ? { who } : {};
};

const ENQUIRY_FIELDS = {
  name: 1,
  propertyTitle: 1,
  message: 1,
  assignee: 1,
  nextAt: 1,
  createdAt: 1,
  status: 1,
};

/** The open enquiries of a section; each enquiry matches exactly one section. */
function enquiriesOf(section: DaySection, { now, late, endOfDay }: Clock): QueryFilter<EnquiryRow> {
  const isNew = { status: 'new' as const, nextAt: null };
  if (section === 'late') return { $or: [{ ...isNew, createdAt: op.lt(late) }, { nextAt: op.lt(now) }] };
  if (section === 'due') return { nextAt: op.range({ gte: now, lt: endOfDay }) };
  if (section === 'new') return { ...isNew, createdAt: op.gte(late) };
  const answered = op.in(['contacted', 'visit planned', 'negotiating'] as const);
  return {
    $or: [{ nextAt: op.gte(endOfDay) }, { status: answered, nextAt: null }],
  } as QueryFilter<EnquiryRow>;
}

async function enquiries(
  section: DaySection,
  { clock, whose, names, limit, texts: { t } }: Scope,
): Promise<Found> {
  const filter = { ...whose, ...enquiriesOf(section, clock) };
  const [total, rows] = await Promise.all([
    countEnquiries(filter),
    findEnquiries(filter, ENQUIRY_FIELDS).sort({ dueAt: 1, _id: 1 }).limit(limit),
  ]);
  const items = rows.map((row): DayItem => {
    const about = row.propertyTitle ? `${row.name}, ${row.propertyTitle}` : row.name;
    return {
      kind: 'enquiry',
      id: String(row._id),
      text: row.status === 'new' ? t('Answer {about}', { about }) : t('Continue with {about}', { about }),
      ...(row.status === 'new' && { note: row.message }),
      at: (row.nextAt ?? row.createdAt).toISOString(),
      href: `/admin/enquiries/${String(row._id)}`,
      ...inCharge(names, row.assignee),
    };
  });
  return { items, total };
}

async function tasks(section: DaySection, { clock, whose, names, limit }: Scope): Promise<Found> {
  if (section !== 'late' && section !== 'due') return { items: [], total: 0 };
  const day = section === 'late' ? op.lt(clock.today) : clock.today;
  const filter = { ...whose, isDone: false, day } as QueryFilter<TaskRow>;
  const [total, rows] = await Promise.all([
    Task.countDocuments(filter),
    Task.find(filter).sort({ day: 1, time: 1, _id: 1 }).limit(limit).lean<Row<TaskRow>[]>(),
  ]);
  const items = rows.map(
    (row): DayItem => ({
      kind: 'task',
      id: String(row._id),
      text: row.text,
      at: startOf(row).toISOString(),
      ...(!row.time && { isAllDay: true as const }),
      href: `/admin/tasks/${row._id}`,
      ...inCharge(names, row.assignee),
    }),
  );
  return { items, total };
}

/** The due time of a task. Tasks without a time come last in their day. */
const startOf = ({ day, time }: Pick<TaskRow, 'day' | 'time'>) =>
  new Date(dayBounds(day).start.getTime() + Date.parse(`1970-01-01T${time || '23:59'}:00Z`));

/** The section of an open agency visit, by whose turn it is. */
function visitSection(row: VisitRow, { now, late, endOfDay }: Clock): DaySection | undefined {
  const turn = pendingOf(row as never, now);
  if (turn === 'host') return (row as unknown as { updatedAt: Date }).updatedAt < late ? 'late' : 'new';
  if (turn === 'visitor') return 'waiting';
  const isToday = row.status === 'confirmed' && row.start && row.start >= now && row.start < endOfDay;
  return isToday ? 'due' : undefined;
}

/** The agency's visits, which everyone can take because new requests are unassigned. */
async function visits({ clock, limit, texts: { t } }: Scope): Promise<Record<DaySection, Found>> {
  const open = { host: null, until: op.gt(clock.now), status: op.in(['proposed', 'confirmed'] as const) };
  const rows = await findVisits(open as QueryFilter<VisitRow>).sort({ until: 1 });
  const found = Object.fromEntries(
    DAY_SECTIONS.map((section) => [section, { items: [] as DayItem[], total: 0 }]),
  ) as Record<DaySection, Found>;
  for (const row of rows) {
    const section = visitSection(row, clock);
    if (!section) continue;
    const of = found[section];
    of.total++;
    if (of.items.length >= limit) continue;
    of.items.push({
      kind: 'visit',
      id: String(row._id),
      text:
        section === 'due'
          ? t('Show {title} to {name}', { title: row.propertyTitle, name: row.name })
          : t('Visit of {name}, {title}', { title: row.propertyTitle, name: row.name }),
      at: (row.start ?? row.until ?? clock.now).toISOString(),
      href: '/admin/visits',
    });
  }
  return found;
}

/** Listings that wait for a review or, after a rejection, for their owner. */
async function listings(section: DaySection, { clock, limit, texts: { t, label } }: Scope): Promise<Found> {
  const by: Partial<Record<DaySection, object>> = {
    late: { ...waits(), 'review.since': op.lt(clock.late) },
    new: { ...waits(), 'review.since': op.gte(clock.late) },
    waiting: { 'review.state': 'rejected', status: 'paused' },
  };
  if (!by[section]) return { items: [], total: 0 };
  const filter = by[section] as QueryFilter<PropertyRow>;
  type Reviewed = Row<PropertyRow> & { review: { since: Date; reason?: string } };
  const [total, rows] = await Promise.all([
    countListings(filter),
    findListings(filter, { title: 1, locality: 1, city: 1, 'review.since': 1, 'review.reason': 1 })
      .sort({ 'review.since': 1, _id: 1 })
      .limit(limit)
      .lean<Reviewed[]>(),
  ]);
  const items = rows.map(
    ({ _id, title, locality, city, review }): DayItem => ({
      kind: 'listing',
      id: String(_id),
      text:
        section === 'waiting'
          ? t('{title}: the owner needs to correct it', { title })
          : t('Review {title}', { title }),
      note: review.reason ?? [locality, city].flatMap((place) => (place ? label(place) : [])).join(', '),
      at: review.since.toISOString(),
      href: `/admin/properties/${String(_id)}`,
    }),
  );
  return { items, total };
}

async function reports(section: DaySection, { clock, limit, texts: { t, label } }: Scope): Promise<Found> {
  if (section !== 'late' && section !== 'new') return { items: [], total: 0 };
  const createdAt = section === 'late' ? op.lt(clock.late) : op.gte(clock.late);
  const filter = { status: 'open' as const, createdAt };
  const [total, rows] = await Promise.all([
    Report.countDocuments(filter),
    Report.find(filter).sort({ createdAt: 1 }).limit(limit).lean(),
  ]);
  const homes = await findListings({ _id: op.in(rows.map(({ property }) => property)) }, { title: 1 });
  const titles = new Map(homes.map(({ _id, title }) => [String(_id), title]));
  const items = rows.map(
    ({ _id, property, reason, details, createdAt: at }): DayItem => ({
      kind: 'report',
      id: String(_id),
      text: `${titles.get(String(property)) ?? t('A deleted listing')}: ${label(REPORT_REASON_LABELS[reason])}`,
      ...(details && { note: details }),
      at: at.toISOString(),
      href: `/admin/properties/${String(property)}`,
    }),
  );
  return { items, total };
}

const NONE: Found = { items: [], total: 0 };

/** Current work in sections: late, due, new and waiting for others. Each item is in one section. */
export async function getOfficeDay(
  actor: AdminActor<'read'>,
  search: DaySearch,
  now = new Date(),
  texts = textsIn('en', 'office/dashboard'),
): Promise<OfficeDayDto> {
  const staff = await listStaff();
  const { who, only } = search;
  const limit = only ? MAX_SHOWN : SHOWN_OF_SECTION;
  const scope: Scope = {
    texts,
    clock: clockAt(now),
    whose: whoseOf(who, actor.userId, staff),
    hasShared: who === 'mine' || who === 'all',
    names: new Map(staff.map(({ id, name }) => [id, name])),
    limit,
  };
  // show shared work only to people who can do it
  const does = { visits: can(actor, 'enquiries'), listings: can(actor, 'moderate') };
  const isShown = (mayDo: boolean) => scope.hasShared && (mayDo || who === 'all');
  const ofVisits = isShown(does.visits) ? await visits(scope) : undefined;
  const sections = await Promise.all(
    DAY_SECTIONS.filter((section) => !only || section === only).map(
      async (section): Promise<DaySectionDto> => {
        const found = await Promise.all([
          tasks(section, scope),
          enquiries(section, scope),
          ofVisits?.[section] ?? NONE,
          isShown(does.listings) ? listings(section, scope) : NONE,
          isShown(does.listings) ? reports(section, scope) : NONE,
        ]);
        return {
          section,
          items: found
            .flatMap(({ items }) => items)
            .toSorted(inOrder)
            .slice(0, only ? undefined : limit),
          total: found.reduce((sum, { total }) => sum + total, 0),
        };
      },
    ),
  );
  return { search, sections, staff, me: actor.userId };
}
