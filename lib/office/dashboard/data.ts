import 'server-only';
import { Types } from 'mongoose';
import { countPairs } from '@/lib/contacts/duplicates/data';
import { countEarnings } from '@/lib/deals/earnings/data';
import { countEnquiries } from '@/lib/enquiries/data';
import { ENQUIRIES_PATH } from '@/lib/enquiries/inbox/constants';
import { enquiryFilter } from '@/lib/enquiries/inbox/data';
import { countListings, findListings } from '@/lib/listings/data';
import { PROPERTY_STATUSES, type PropertyStatus } from '@/lib/listings/fields/vocabulary';
import { MODERATION_PATH } from '@/lib/moderation/constants';
import { countListed, countWaiting } from '@/lib/moderation/data';
import { lastWeeks, type Week } from '@/lib/office/day/rules';
import { op } from '@/lib/platform/db/operators';
import { listUrl } from '@/lib/platform/text/list-url';
import { dayBounds, lastDays } from '@/lib/platform/time/indian-day';
import { countActivities } from '@/lib/visitors/activities/data';
import { countAddresses } from '@/lib/visitors/exit-popup/data';
import { countGroup } from '@/lib/visitors/tracking/data';
import { Activity } from '@/models/visitors/activity';
import { Guest } from '@/models/visitors/guest';
import { ListingDay } from '@/models/visitors/listing-day';
import type { DashboardDto, Day, MonthDto, TopListing, WeekFigure } from './dto';

/** First day of the 30-day period, and `from` of the linked lists. */
export const monthFrom = (now: Date): string => lastDays(30, now)[0] ?? '';

export async function countByStatus(): Promise<Record<PropertyStatus, number>> {
  const counts = PROPERTY_STATUSES.map(async (status) => [status, await countListings({ status })] as const);
  return Object.fromEntries(await Promise.all(counts)) as Record<PropertyStatus, number>;
}

/** Counts new, edited and reported listings, possible duplicate listings, and contacts that may be one person. */
export async function countAttention(): Promise<DashboardDto['attention']> {
  const [reports, duplicates, waiting, contacts] = await Promise.all([
    countListed({ view: 'reported' }),
    countListed({ view: 'duplicates' }),
    countWaiting(),
    countPairs(),
  ]);
  return { reports, duplicates, waiting, contacts };
}

/** Figures for each of the last 30 Indian days, from index ranges without scans. */
export async function getDailyCounts(now: Date): Promise<Day[]> {
  return Promise.all(
    lastDays(30, now).map(async (day) => {
      const { start, end } = dayBounds(day);
      const range = op.range({ gte: start, lt: end });
      const [activities, guests, enquiries, listings] = await Promise.all([
        Activity.countDocuments({ timestamp: range }),
        Guest.countDocuments({ createdAt: range }),
        countEnquiries({ createdAt: range }),
        countListings({ createdAt: range }),
      ]);
      return { day, activities, guests, enquiries, listings };
    }),
  );
}

/** Totals of 30 Indian days, by the filters of the linked lists. */
export async function countMonth(now: Date): Promise<MonthDto> {
  const from = monthFrom(now);
  const [activities, guests, enquiries, listings, visitors, viewers, askers, addresses, deals] =
    await Promise.all([
      countActivities({ from }),
      countGroup({ which: 'new', from }, now),
      countEnquiries(enquiryFilter({ from }, now)),
      countListed({ from }),
      countGroup({ which: 'active', from }, now),
      countGroup({ which: 'listing', from }, now),
      countGroup({ which: 'asked', from }, now),
      countAddresses({ from }),
      countEarnings({ from }),
    ]);
  return { from, activities, guests, enquiries, listings, visitors, viewers, askers, addresses, deals };
}

/** Figures of the last seven full days beside the seven before, by the filters of the linked lists. */
export async function compareWeeks(now: Date): Promise<WeekFigure[]> {
  const { week, before } = lastWeeks(lastDays(15, now));
  const figures: [string, string, Record<string, string>, (of: Week) => Promise<number>][] = [
    ['Enquiries', ENQUIRIES_PATH, {}, (of) => countEnquiries(enquiryFilter(of, now))],
    [
      'Of these, answered',
      ENQUIRIES_PATH,
      { status: 'answered' },
      (of) => countEnquiries(enquiryFilter({ ...of, status: 'answered' }, now)),
    ],
    ['New listings', MODERATION_PATH, {}, (of) => countListed(of)],
    [
      'New guests',
      '/admin/useguesttracker',
      { which: 'new' },
      (of) => countGroup({ ...of, which: 'new' }, now),
    ],
  ];
  return Promise.all(
    figures.map(async ([label, path, filters, count]) => ({
      label,
      now: await count(week),
      before: await count(before),
      href: listUrl(path, { ...filters, ...week }),
      hrefBefore: listUrl(path, { ...filters, ...before }),
    })),
  );
}

/** The most viewed listings of 30 days. Reads one row per listing and day, so cache the result. */
export async function topListings(now: Date): Promise<TopListing[]> {
  const top = await ListingDay.aggregate<{ _id: Types.ObjectId; views: number }>([
    { $match: { day: { $gte: monthFrom(now) } } },
    { $group: { _id: '$property', views: { $sum: '$views' } } },
    { $sort: { views: -1, _id: 1 } },
    { $limit: 10 },
  ]);
  const rows = await findListings({ _id: op.in(top.map(({ _id }) => _id)) }, { title: 1 });
  const titles = new Map(rows.map((row) => [String(row._id), row.title]));
  return top.flatMap(({ _id, views }) => {
    const title = titles.get(String(_id));
    return title ? [{ id: String(_id), title, views }] : [];
  });
}

/** Adds current views to a list cached earlier. */
export async function withViews(top: readonly TopListing[], now: Date): Promise<TopListing[]> {
  const ids = top.map(({ id }) => new Types.ObjectId(id));
  const rows = await ListingDay.find(
    { property: op.in(ids), day: op.gte(monthFrom(now)) },
    { property: 1, views: 1 },
  ).lean();
  const views = new Map<string, number>();
  for (const row of rows) views.set(String(row.property), (views.get(String(row.property)) ?? 0) + row.views);
  return top
    .map((listing) => ({ ...listing, views: views.get(listing.id) ?? 0 }))
    .toSorted((item, other) => other.views - item.views);
}
