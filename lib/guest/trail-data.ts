import 'server-only';
import { trusted } from 'mongoose';
import { kept } from '@/lib/admin/kept';
import { connectDb } from '@/lib/db';
import { pageOf } from '@/lib/list-url';
import { Guest } from '@/models/guest';
import { GuestDay } from '@/models/guest-day';
import { type AnalyticsSearch, GUESTS_PAGE_SIZE } from './admin-schema';
import { type GuestRowLean, toGuestDto } from './data';
import type { GuestDto } from './dto';

export type Stretch = Omit<AnalyticsSearch, 'from' | 'to'> & { from: string; to: string };
export type TrailRow = { guestID: string; activities: number; last: Date };
export type AnalyticsPage = {
  /** guests with such an activity between the days, and how many activities they have together */
  guests: number;
  activities: number;
  rows: (TrailRow & { guest: GuestDto | undefined })[];
  page: number;
  pages: number;
};

/** What each guest did between two Indian days, from the counts of each day. */
export async function trailsBetween({ from, to, activity }: Pick<Stretch, 'from' | 'to' | 'activity'>) {
  await connectDb();
  return GuestDay.aggregate<TrailRow>([
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

/** The same view is read page by page; half a minute of age does not show in it. Each view names every guest of it. */
const trails = kept(30, (key: string) => trailsBetween(JSON.parse(key)), 4);

async function guestsById(ids: string[]): Promise<Map<string, GuestDto>> {
  const rows = await Guest.find({ guestID: trusted({ $in: ids }) }).lean<GuestRowLean[]>();
  return new Map(rows.map((row) => [row.guestID, toGuestDto(row)]));
}

const compare = (one: string | number, other: string | number) => (one < other ? -1 : one > other ? 1 : 0);
const VALUES = {
  guestID: ({ guestID }: TrailRow) => guestID,
  lastActive: ({ last }: TrailRow) => last.getTime(),
  activities: ({ activities }: TrailRow) => activities,
};

/** The rows in the order that is asked for, as far as `end`. */
async function ordered(all: TrailRow[], { by, dir }: Stretch, end: number): Promise<TrailRow[]> {
  const turn = dir === 'asc' ? 1 : -1;
  if (by === 'firstSeen' || by === 'device') return alongGuests(all, by, turn, end);
  const value = VALUES[by];
  return all.toSorted(
    (one, other) => turn * (compare(value(one), value(other)) || compare(one.guestID, other.guestID)),
  );
}

/** First sight and device stand with the guest: its own index is walked until enough of the rows are met. */
async function alongGuests(all: TrailRow[], by: 'firstSeen' | 'device', turn: 1 | -1, end: number) {
  const rows = new Map(all.map((row) => [row.guestID, row]));
  const field = by === 'firstSeen' ? 'createdAt' : 'deviceFingerprint';
  const guests = Guest.find({}, { guestID: 1 })
    .sort({ [field]: turn, _id: turn })
    .lean()
    .cursor({ batchSize: 2000 });
  const met: TrailRow[] = [];
  for await (const { guestID } of guests) {
    const row = rows.get(guestID);
    if (row) met.push(row);
    if (met.length >= end) break;
  }
  return met;
}

/**
 * A page of guests by what they did between the days, added up from the counts of those days: for days that are over,
 * because a guest may have come again since, and for the order by activities, which no index can know.
 */
export async function trailPage(search: Stretch): Promise<AnalyticsPage> {
  const { from, to, activity } = search;
  const all = await trails(JSON.stringify({ from, to, activity }));
  const { page, pages, skip } = pageOf(all.length, search.page, GUESTS_PAGE_SIZE);
  const end = skip + GUESTS_PAGE_SIZE;
  const shown = (await ordered(all, search, end)).slice(skip, end);
  const guests = await guestsById(shown.map(({ guestID }) => guestID));
  const activities = all.reduce((sum, row) => sum + row.activities, 0);
  const rows = shown.map((row) => ({ ...row, guest: guests.get(row.guestID) }));
  return { guests: all.length, activities, rows, page, pages };
}
