import 'server-only';
import { type QueryFilter, trusted } from 'mongoose';
import { connectDb } from '@/lib/db';
import { dayBounds } from '@/lib/indian-day';
import { pageOf } from '@/lib/list-url';
import { Activity } from '@/models/activity';
import { Guest, type GuestRow } from '@/models/guest';
import { GUESTS_PAGE_SIZE } from './admin-schema';
import { type GuestRowLean, toGuestDto } from './data';
import { type AnalyticsPage, type Stretch, trailPage } from './trail-data';

const rangeOf = ({ from, to }: Stretch) => ({ $gte: dayBounds(from).start, $lt: dayBounds(to).end });
const markOf = ({ activity }: Pick<Stretch, 'activity'>) => `lastOf.${activity}`;

/** Guests whose last such activity is not older. When the days reach to now, that is everybody with one between them. */
export const sinceFilter = (search: Pick<Stretch, 'activity' | 'from'>): QueryFilter<GuestRow> => ({
  [markOf(search)]: trusted({ $gte: dayBounds(search.from).start }),
});

/** So many guests are sorted; more are met soon enough along the index of the order itself. */
const SORTED = 4000;

/** The order of a view, and the index (models/guest.ts) that it is read through when `guests` fit. */
export function analyticsOrder(search: Pick<Stretch, 'activity' | 'by' | 'dir'>, guests: number) {
  const turn = search.dir === 'asc' ? 1 : -1;
  const mark = markOf(search);
  const field = {
    guestID: 'guestID',
    firstSeen: 'createdAt',
    lastActive: mark,
    device: 'deviceFingerprint',
    // not read here: lib/guest/trail-data.ts
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

/** All activities of the days less those of users: two counts of index ranges. */
async function countGuestActivities(search: Stretch): Promise<number> {
  const action = search.activity === 'all' ? {} : { action: search.activity };
  const timestamp = trusted(rangeOf(search));
  const [all, ofUsers] = await Promise.all([
    Activity.countDocuments({ ...action, timestamp }),
    Activity.countDocuments({ ...action, timestamp, user: trusted({ $exists: true }) }),
  ]);
  return all - ofUsers;
}

async function activitiesOf(guestID: string, search: Stretch): Promise<number> {
  const action = search.activity === 'all' ? {} : { action: search.activity };
  return Activity.countDocuments({ guestID, ...action, timestamp: trusted(rangeOf(search)) });
}

/** A page of the days up to now. Nothing is walked but the page's own guests, however many there are. */
async function upToNow(search: Stretch): Promise<AnalyticsPage> {
  const filter = sinceFilter(search);
  const [guests, activities] = await Promise.all([
    Guest.countDocuments(filter),
    countGuestActivities(search),
  ]);
  const { page, pages, skip } = pageOf(guests, search.page, GUESTS_PAGE_SIZE);
  const { sort, hint } = analyticsOrder(search, guests);
  const found = await Guest.find(filter)
    .select('+lastOf')
    .sort(sort)
    .hint(hint)
    .skip(skip)
    .limit(GUESTS_PAGE_SIZE)
    .lean<(GuestRowLean & { lastOf: Record<string, Date> })[]>();
  const rows = await Promise.all(
    found.map(async (row) => ({
      guestID: row.guestID,
      activities: await activitiesOf(row.guestID, search),
      last: row.lastOf[search.activity] ?? row.lastActive,
      guest: toGuestDto(row),
    })),
  );
  return { guests, activities, rows, page, pages };
}

/** Guests with activity between two Indian days. The caller has checked that an admin asks. */
export async function analyticsPage(search: Stretch, today: string): Promise<AnalyticsPage> {
  await connectDb();
  return search.to >= today && search.by !== 'activities' ? upToNow(search) : trailPage(search);
}
