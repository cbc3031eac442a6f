import 'server-only';
import { type QueryFilter, trusted } from 'mongoose';
import { kept } from '@/lib/admin/kept';
import { connectDb } from '@/lib/db';
import { dayBounds } from '@/lib/indian-day';
import { pageOf } from '@/lib/list-url';
import { Activity } from '@/models/activity';
import { Guest, type GuestRow } from '@/models/guest';
import { guestsById, type TrailRow, trailsBetween } from './admin-data';
import { type AnalyticsSearch, GUESTS_PAGE_SIZE } from './admin-schema';
import { type GuestRowLean, toGuestDto } from './data';
import type { GuestDto } from './dto';

export type Stretch = AnalyticsSearch & { from: string; to: string };
export type AnalyticsPage = {
  /** guests with such an activity between the days, and how many activities they have together */
  guests: number;
  activities: number;
  rows: (TrailRow & { guest: GuestDto | undefined })[];
  page: number;
  pages: number;
};

const rangeOf = ({ from, to }: Stretch) => ({ $gte: dayBounds(from).start, $lt: dayBounds(to).end });
const markOf = ({ activity }: Stretch) => `lastOf.${activity}`;

/** Guests whose last such activity is not older. When the days reach to now, that is everybody with one between them. */
export const sinceFilter = (search: Stretch): QueryFilter<GuestRow> => ({
  [markOf(search)]: trusted({ $gte: dayBounds(search.from).start }),
});

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
  const found = await Guest.find(filter)
    .select('+lastOf')
    .sort({ [markOf(search)]: -1, _id: -1 })
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

/** The same view is read page by page; half a minute of age does not show in it. */
const trails = kept(30, (key: string) => trailsBetween(JSON.parse(key)));

/** A page of days that are over: a guest may have come again since, so the trail of those days itself is walked. */
async function inThePast({ page: wanted, ...days }: Stretch): Promise<AnalyticsPage> {
  const all = await trails(JSON.stringify(days));
  const { page, pages, skip } = pageOf(all.length, wanted, GUESTS_PAGE_SIZE);
  const shown = all.slice(skip, skip + GUESTS_PAGE_SIZE);
  const guests = await guestsById(shown.map(({ guestID }) => guestID));
  const activities = all.reduce((sum, row) => sum + row.activities, 0);
  const rows = shown.map((row) => ({ ...row, guest: guests.get(row.guestID) }));
  return { guests: all.length, activities, rows, page, pages };
}

/** Guests with activity between two Indian days, the last active first. The caller has checked that an admin asks. */
export async function analyticsPage(search: Stretch, today: string): Promise<AnalyticsPage> {
  await connectDb();
  return search.to >= today ? upToNow(search) : inThePast(search);
}
