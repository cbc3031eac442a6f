import 'server-only';
import { type Types, trusted } from 'mongoose';
import { connectDb } from '@/lib/db';
import { dayBounds, lastDays } from '@/lib/indian-day';
import { PROPERTY_STATUSES, type PropertyStatus } from '@/lib/listing-vocabulary/constants';
import { countWaiting } from '@/lib/moderation/data';
import { DAY_MS } from '@/lib/time';
import { Activity } from '@/models/activity';
import { Enquiry } from '@/models/enquiry';
import { Guest } from '@/models/guest';
import { ListingDay } from '@/models/listing-day';
import { Property } from '@/models/property';
import { Report } from '@/models/report';
import type { Day, TopListing } from './dto';

const MONTH_MS = 30 * DAY_MS;

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
    Property.countDocuments({ duplicateCandidates: trusted({ $exists: true }) }),
    countWaiting(),
  ]);
  return { reports, duplicates, waiting };
}

/** What happened on each of the last 30 Indian days: counts of index ranges, nothing is walked. */
export async function getDailyCounts(now: Date): Promise<Day[]> {
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

/** From visitor to enquiry over 30 days: three counts of index ranges. */
export async function monthOfVisits(now: Date) {
  await connectDb();
  const since = trusted({ $gte: new Date(now.getTime() - MONTH_MS) });
  const [visitors, viewers, enquiries] = await Promise.all([
    Guest.countDocuments({ lastActive: since }),
    Guest.countDocuments({ 'lastOf.listing': since }),
    Enquiry.countDocuments({ createdAt: since }),
  ]);
  return { visitors, viewers, enquiries };
}

/** What was looked at most in 30 days, from the counts of each day. One row for each listing and day: keep the answer. */
export async function topListings(now: Date): Promise<TopListing[]> {
  await connectDb();
  const [first] = lastDays(30, now);
  const top = await ListingDay.aggregate<{ _id: Types.ObjectId; views: number }>([
    { $match: { day: { $gte: first } } },
    { $group: { _id: '$property', views: { $sum: '$views' } } },
    { $sort: { views: -1, _id: 1 } },
    { $limit: 10 },
  ]);
  const rows = await Property.find({ _id: trusted({ $in: top.map(({ _id }) => _id) }) }, { title: 1 }).lean();
  const titles = new Map(rows.map((row) => [String(row._id), row.title]));
  return top.flatMap(({ _id, views }) => {
    const title = titles.get(String(_id));
    return title ? [{ id: String(_id), title, views }] : [];
  });
}
