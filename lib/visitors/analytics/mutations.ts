import 'server-only';
import { Types } from 'mongoose';
import { indianDay } from '@/lib/platform/time/indian-day';
import type { ActivityAction } from '@/lib/visitors/activity/constants';
import { ActivityCounters, listingOf } from '@/lib/visitors/activity/rules';
import { termsOfGuest } from '@/lib/visitors/guests/rules';
import { ListingViewCounts } from '@/lib/visitors/views/rules';
import { Activity } from '@/models/visitors/activity';
import { Guest } from '@/models/visitors/guest';
import { GuestDay } from '@/models/visitors/guest-day';
import { ListingDay } from '@/models/visitors/listing-day';

const ENTRY_BATCH = 2000;

type Entry = {
  guestID?: string;
  user?: unknown;
  action: ActivityAction;
  metadata?: { page?: unknown };
  timestamp: Date;
};
type GuestHead = { _id: Types.ObjectId; guestID: string; name?: string; adoptedBy?: unknown };

/** Recounts everything from the activity log. Views by browsers stay, because the log only covers people who allow recording. */
export async function rebuildCounters(): Promise<void> {
  const counters = new ActivityCounters();
  const counted = new Set((await ListingDay.distinct('property')).map(String));
  const views = new ListingViewCounts();
  const fields = { guestID: 1, user: 1, action: 1, 'metadata.page': 1, timestamp: 1 };
  // day by day, so that only one day's guests are in memory at a time
  const entries = Activity.collection
    .find<Entry>({}, { projection: fields, batchSize: ENTRY_BATCH })
    .sort({ timestamp: -1 });
  await GuestDay.deleteMany({});
  let day = '';
  for await (const { guestID, user, action, timestamp, metadata } of entries) {
    if (day !== indianDay(timestamp)) await writeGuestDays(counters);
    day = indianDay(timestamp);
    const entry = { action, timestamp, page: metadata?.page };
    counters.add(entry, guestID);
    const listing = listingOf(entry);
    if (listing && !counted.has(listing))
      views.add(listing, guestID ?? String(user), day, timestamp.getTime());
  }
  await writeGuestDays(counters);
  await writeListingDays(views);
  await writeGuests(counters);
}

async function insertAll(collection: typeof ListingDay.collection, rows: object[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ENTRY_BATCH)
    await collection.insertMany(rows.slice(at, at + ENTRY_BATCH) as never, { ordered: false });
}

const writeGuestDays = (counters: ActivityCounters) =>
  insertAll(GuestDay.collection, counters.takeGuestDays());

async function writeListingDays(views: ListingViewCounts): Promise<void> {
  const rows = views.rows().map((row) => ({ ...row, property: new Types.ObjectId(row.property) }));
  await insertAll(ListingDay.collection, rows);
}

async function writeGuests(counters: ActivityCounters): Promise<void> {
  let batch: GuestHead[] = [];
  const flush = async () => {
    if (batch.length === 0) return;
    await Guest.collection.bulkWrite(
      batch.map(({ _id, guestID, name, adoptedBy }) => {
        const lastOf = adoptedBy ? undefined : counters.guests.get(guestID)?.lastOf;
        const $set = { terms: termsOfGuest(guestID, name), ...(lastOf && { lastOf }) };
        return { updateOne: { filter: { _id }, update: { $set } } };
      }),
      { ordered: false },
    );
    batch = [];
  };
  const fields = { guestID: 1, name: 1, adoptedBy: 1 };
  for await (const guest of Guest.collection.find<GuestHead>({}, { projection: fields })) {
    batch.push(guest);
    if (batch.length >= ENTRY_BATCH) await flush();
  }
  await flush();
}
