import 'server-only';
import type { QueryFilter } from 'mongoose';
import { remember } from '@/lib/platform/cache/remember';
import { op } from '@/lib/platform/db/operators';
import { pageOf } from '@/lib/platform/text/list-url';
import { dayBounds } from '@/lib/platform/time/indian-day';
import { ACTIVE_TODAY_MS } from '@/lib/visitors/activity/constants';
import { type GuestRowLean, toGuestDto } from '@/lib/visitors/guests/data';
import type { GuestDto } from '@/lib/visitors/guests/dto';
import { GUESTS_PAGE_SIZE } from '@/lib/visitors/tracking/schema';
import { Activity } from '@/models/visitors/activity';
import { Guest, type GuestRow } from '@/models/visitors/guest';
import { GuestDay } from '@/models/visitors/guest-day';
import type { AnalyticsSearch } from './schema';

const rangeOf = ({ from, to }: DateRangeSearch) => ({ $gte: dayBounds(from).start, $lt: dayBounds(to).end });
const lastActivityField = ({ activity }: Pick<DateRangeSearch, 'activity'>) => `lastOf.${activity}`;

/** Guests whose latest activity of this kind is recent enough. For periods up to now, these are all guests with one in the period. */
export const sinceFilter = (search: Pick<DateRangeSearch, 'activity' | 'from'>): QueryFilter<GuestRow> => ({
  [lastActivityField(search)]: op.gte(dayBounds(search.from).start),
});

const todaySince = (now: Date) => new Date(now.getTime() - ACTIVE_TODAY_MS);

/** Maximum guests to sort in memory. Larger results are read along an index. */
const SORTED = 4000;

/** A view's sort order and its index (models/visitors/guest.ts), depending on the number of matching `guests`. */
export function analyticsOrder(search: Pick<DateRangeSearch, 'activity' | 'by' | 'dir'>, guests: number) {
  const turn = search.dir === 'asc' ? 1 : -1;
  const mark = lastActivityField(search);
  const field = {
    guestID: 'guestID',
    firstSeen: 'createdAt',
    lastActive: mark,
    device: 'deviceFingerprint',
    // read only by `activityPage` below
    activities: mark,
  }[search.by];
  const index = {
    guestID: { guestID: 1 },
    createdAt: { createdAt: -1, _id: -1 },
    deviceFingerprint: { deviceFingerprint: 1, _id: 1 },
  }[field];
  const sort: Record<string, 1 | -1> = { [field]: turn, ...(field !== 'guestID' && { _id: turn }) };
  const hint = (guests > SORTED && index) || { [mark]: -1, _id: -1 };
  return { sort, hint: hint as Record<string, 1 | -1> };
}

/** All activities of the days minus those of users, from two index counts. */
async function countGuestActivities(search: DateRangeSearch): Promise<number> {
  const action = search.activity === 'all' ? {} : { action: search.activity };
  const timestamp = op.raw(rangeOf(search));
  const [all, ofUsers] = await Promise.all([
    Activity.countDocuments({ ...action, timestamp }),
    Activity.countDocuments({ ...action, timestamp, user: op.exists() }),
  ]);
  return all - ofUsers;
}

async function activitiesOf(guestID: string, search: DateRangeSearch): Promise<number> {
  const action = search.activity === 'all' ? {} : { action: search.activity };
  return Activity.countDocuments({ guestID, ...action, timestamp: op.raw(rangeOf(search)) });
}

/** A page for a period up to now. Reads only that page's guests. */
async function upToNow(search: DateRangeSearch, now: Date): Promise<AnalyticsPage> {
  const filter = sinceFilter(search);
  const since = new Date(Math.max(dayBounds(search.from).start.getTime(), todaySince(now).getTime()));
  const activeToday = await Guest.countDocuments({ [lastActivityField(search)]: op.gte(since) });
  const [guests, activities] = await Promise.all([
    Guest.countDocuments(filter),
    countGuestActivities(search),
  ]);
  const { page, pages, skip } = pageOf(guests, search.page, search.size ?? GUESTS_PAGE_SIZE);
  const { sort, hint } = analyticsOrder(search, guests);
  const found = await Guest.find(filter)
    .select('+lastOf')
    .sort(sort)
    .hint(hint)
    .skip(skip)
    .limit(search.size ?? GUESTS_PAGE_SIZE)
    .lean<(GuestRowLean & { lastOf: Record<string, Date> })[]>();
  const rows = await Promise.all(
    found.map(async (row) => ({
      guestID: row.guestID,
      activities: await activitiesOf(row.guestID, search),
      last: row.lastOf[search.activity] ?? row.lastActive,
      guest: toGuestDto(row),
    })),
  );
  return { guests, activeToday, activities, rows, page, pages };
}

/** Guests with activity between two Indian days. */
export async function analyticsPage(
  search: DateRangeSearch,
  today: string,
  now = new Date(),
): Promise<AnalyticsPage> {
  return search.to >= today && search.by !== 'activities' ? upToNow(search, now) : activityPage(search, now);
}

export type DateRangeSearch = Omit<AnalyticsSearch, 'from' | 'to'> & { from: string; to: string };
export type GuestActivityRow = { guestID: string; activities: number; last: Date };
export type AnalyticsPage = {
  /** guests with such activity in the period, and their number of activities */
  guests: number;
  /** those with activity within 24 hours */
  activeToday: number;
  activities: number;
  rows: (GuestActivityRow & { guest: GuestDto | undefined })[];
  page: number;
  pages: number;
};

/** Each guest's activity between two Indian days, from the daily counts. */
export async function activityBetween({
  from,
  to,
  activity,
}: Pick<DateRangeSearch, 'from' | 'to' | 'activity'>) {
  return GuestDay.aggregate<GuestActivityRow>([
    { $match: { day: { $gte: from, $lte: to } } },
    {
      $group: {
        _id: '$guestID',
        activities: { $sum: `$counts.${activity}` },
        last: { $max: `$last.${activity}` },
      },
    },
    { $match: { activities: { $gt: 0 } } },
    { $project: { _id: 0, guestID: '$_id', activities: 1, last: 1 } },
  ]);
}

/** Cached for half a minute, because one view is read page by page. Each view lists all its guests. */
const activeGuests = remember('active guests', [], (key) => activityBetween(JSON.parse(key)), {
  ms: 30_000,
  max: 4,
});

async function guestsById(ids: string[]): Promise<Map<string, GuestDto>> {
  const rows = await Guest.find({ guestID: op.in(ids) }).lean<GuestRowLean[]>();
  return new Map(rows.map((row) => [row.guestID, toGuestDto(row)]));
}

const compare = (item: string | number, other: string | number) => (item < other ? -1 : item > other ? 1 : 0);
const VALUES = {
  guestID: ({ guestID }: GuestActivityRow) => guestID,
  lastActive: ({ last }: GuestActivityRow) => last.getTime(),
  activities: ({ activities }: GuestActivityRow) => activities,
};

async function ordered(
  all: GuestActivityRow[],
  { by, dir }: DateRangeSearch,
  end: number,
): Promise<GuestActivityRow[]> {
  const turn = dir === 'asc' ? 1 : -1;
  if (by === 'firstSeen' || by === 'device') return alongGuests(all, by, turn, end);
  const value = VALUES[by];
  return all.toSorted(
    (activity, other) =>
      turn * (compare(value(activity), value(other)) || compare(activity.guestID, other.guestID)),
  );
}

/** Walks the index of first visit or device, which are stored with the guest, until enough rows are found. */
async function alongGuests(all: GuestActivityRow[], by: 'firstSeen' | 'device', turn: 1 | -1, end: number) {
  const rows = new Map(all.map((row) => [row.guestID, row]));
  const field = by === 'firstSeen' ? 'createdAt' : 'deviceFingerprint';
  const guests = Guest.find({}, { guestID: 1 })
    .sort({ [field]: turn, _id: turn })
    .lean()
    .cursor({ batchSize: 2000 });
  const met: GuestActivityRow[] = [];
  for await (const { guestID } of guests) {
    const row = rows.get(guestID);
    if (row) met.push(row);
    if (met.length >= end) break;
  }
  return met;
}

/**
 * A page of guests by their activity in a period, summed from daily counts. Used for past periods, because a guest may have returned since, and for sorting by
 * activity count, which has no index.
 */
async function activityPage(search: DateRangeSearch, now = new Date()): Promise<AnalyticsPage> {
  const { from, to, activity } = search;
  const all = await activeGuests.get(JSON.stringify({ from, to, activity }));
  const { page, pages, skip } = pageOf(all.length, search.page, search.size ?? GUESTS_PAGE_SIZE);
  const end = skip + (search.size ?? GUESTS_PAGE_SIZE);
  const shown = (await ordered(all, search, end)).slice(skip, end);
  const guests = await guestsById(shown.map(({ guestID }) => guestID));
  const activities = all.reduce((sum, row) => sum + row.activities, 0);
  const rows = shown.map((row) => ({ ...row, guest: guests.get(row.guestID) }));
  const activeToday = all.filter(({ last }) => last >= todaySince(now)).length;
  return { guests: all.length, activeToday, activities, rows, page, pages };
}
