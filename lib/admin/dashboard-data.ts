import 'server-only';
import { trusted } from 'mongoose';
import { connectDb } from '@/lib/db';
import { PROPERTY_STATUSES, type PropertyStatus } from '@/lib/property/constants';
import { countWaiting } from '@/lib/property/desk-data';
import { Activity } from '@/models/activity';
import { Enquiry } from '@/models/enquiry';
import { Guest } from '@/models/guest';
import { Property } from '@/models/property';
import { Report } from '@/models/report';
import { dayBounds, lastDays } from './indian-day';

const MONTH_MS = 30 * 86_400_000;

export async function countListings(): Promise<Record<PropertyStatus, number>> {
  await connectDb();
  const counts = PROPERTY_STATUSES.map(
    async (status) => [status, await Property.countDocuments({ status })] as const,
  );
  return Object.fromEntries(await Promise.all(counts)) as Record<PropertyStatus, number>;
}

/** What somebody should look at: new and edited listings, reports of visitors, what may be listed twice. */
export async function countAttention(): Promise<{ reports: number; duplicates: number; waiting: number }> {
  await connectDb();
  const [reports, duplicates, waiting] = await Promise.all([
    Report.countDocuments({ status: 'open' }),
    Property.countDocuments({ suspectOf: trusted({ $exists: true }) }),
    countWaiting(),
  ]);
  return { reports, duplicates, waiting };
}

export type Day = { day: string; activities: number; guests: number; enquiries: number; listings: number };

/** What happened on each of the last 30 Indian days: counts of index ranges, nothing is walked. */
export async function dailyFigures(now: Date): Promise<Day[]> {
  await connectDb();
  return Promise.all(
    lastDays(30, now).map(async (day) => {
      const { start, end } = dayBounds(day);
      const range = trusted({ $gte: start, $lt: end });
      const [activities, guests, enquiries, listings] = await Promise.all([
        Activity.countDocuments({ timestamp: range }),
        Guest.countDocuments({ createdAt: range }),
        Enquiry.countDocuments({ createdAt: range }),
        Property.countDocuments({ createdAt: range }),
      ]);
      return { day, activities, guests, enquiries, listings };
    }),
  );
}

/** Paths of listings and nothing else: `/properties/` and an id. */
const LISTING_PAGES = { $gte: '/properties/0', $lt: '/properties/g' };

export type TopListing = { id: string; title: string; views: number };

/** From visitor to enquiry over 30 days, and what was looked at most. Walks the month's views: keep the answer. */
export async function monthOfViews(now: Date) {
  await connectDb();
  const since = new Date(now.getTime() - MONTH_MS);
  const views = {
    action: { $in: ['page_view', 'product_view'] },
    timestamp: { $gte: since },
    'metadata.page': LISTING_PAGES,
  };
  const [visitors, viewers, enquiries, top] = await Promise.all([
    Guest.countDocuments({ lastActive: trusted({ $gte: since }) }),
    Activity.aggregate<{ n: number }>([
      { $match: { ...views, guestID: { $type: 'string' } } },
      { $group: { _id: '$guestID' } },
      { $count: 'n' },
    ]),
    Enquiry.countDocuments({ createdAt: trusted({ $gte: since }) }),
    Activity.aggregate<{ _id: string; views: number }>([
      { $match: views },
      { $group: { _id: '$metadata.page', views: { $sum: 1 } } },
      { $sort: { views: -1, _id: 1 } },
      { $limit: 10 },
    ]),
  ]);
  return { visitors, viewers: viewers[0]?.n ?? 0, enquiries, top: await withTitles(top) };
}

async function withTitles(top: { _id: string; views: number }[]): Promise<TopListing[]> {
  const idOf = (path: string) => /^\/properties\/([0-9a-f]{24})$/.exec(path)?.[1];
  const ids = top.flatMap(({ _id }) => idOf(_id) ?? []);
  const rows = await Property.find({ _id: trusted({ $in: ids }) }, { title: 1 }).lean();
  const titles = new Map(rows.map((row) => [String(row._id), row.title]));
  return top.flatMap(({ _id, views }) => {
    const id = idOf(_id);
    const title = id && titles.get(id);
    return id && title ? [{ id, title, views }] : [];
  });
}
