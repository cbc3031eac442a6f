import 'server-only';
import { connectDb } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { definePersonalData, EXPORT_ROWS, shortenAddresses } from '@/lib/platform/db/personal-data';
import { indianDay } from '@/lib/platform/time/indian-day';
import { Activity } from '@/models/visitors/activity';
import { Guest } from '@/models/visitors/guest';
import { GuestDay } from '@/models/visitors/guest-day';
import { ListingDay } from '@/models/visitors/listing-day';
import { SourceDay } from '@/models/visitors/source-day';
import { VisitRecord } from '@/models/visitors/visit-record';

/** Erases the person's guests from before signing in, including entries written at that moment. */
async function eraseGuestsOf(userId: string): Promise<void> {
  const guests = await Guest.find({ adoptedBy: userId }, { guestID: 1 }).lean();
  const theirs = { guestID: op.in(guests.map(({ guestID }) => guestID)) };
  await Activity.deleteMany(theirs);
  await GuestDay.deleteMany(theirs);
  await Guest.deleteMany({ adoptedBy: userId });
}

/** Removes activity and guests past the retention time. Returns the number of removed entries. */
async function removeOldActivity(before: Date): Promise<number> {
  const removed = await Activity.deleteMany({ timestamp: op.lt(before) });
  const days = { day: op.lt(indianDay(before)) };
  await ListingDay.deleteMany(days);
  await SourceDay.deleteMany(days);
  await GuestDay.deleteMany(days);
  const guests = await Guest.deleteMany({ lastActive: op.lt(before) });
  return removed.deletedCount + guests.deletedCount;
}

/** Removes what the exit popup collected before that day. */
export async function removeOldVisits(before: Date): Promise<number> {
  return (await VisitRecord.deleteMany({ createdAt: op.lt(before) })).deletedCount;
}

export const visitorData = definePersonalData({
  area: 'visitors',
  until: ['activity', 'ip', 'visit'],
  models: ['Activity', 'Guest', 'GuestDay', 'VisitRecord'],
  async collect({ id, keys }) {
    const [activity, guests, visits] = await Promise.all([
      Activity.find({ user: id }, { _id: 0, action: 1, metadata: 1, userAgent: 1, ip: 1, timestamp: 1 })
        .sort({ timestamp: -1 })
        .limit(EXPORT_ROWS)
        .lean(),
      Guest.find(
        { adoptedBy: id },
        {
          _id: 0,
          guestID: 1,
          name: 1,
          userAgent: 1,
          deviceFingerprint: 1,
          ip: 1,
          createdAt: 1,
          lastActive: 1,
        },
      )
        .limit(EXPORT_ROWS)
        .lean(),
      VisitRecord.find({ matchKeys: op.in(keys) }, { _id: 0, email: 1, visitedPages: 1, createdAt: 1 })
        .limit(EXPORT_ROWS)
        .lean(),
    ]);
    return { activity, guests, visits };
  },
  async erase({ id, keys }) {
    await Activity.deleteMany({ user: id });
    await eraseGuestsOf(id);
    await VisitRecord.deleteMany({ matchKeys: op.in(keys) });
  },
  async expire({ activity, ip, visit }) {
    await connectDb();
    return {
      activity: await removeOldActivity(activity),
      addresses:
        (await shortenAddresses(Activity.collection, 'timestamp', ip)) +
        (await shortenAddresses(Guest.collection, 'createdAt', ip)),
      visits: visit ? await removeOldVisits(visit) : 0,
    };
  },
});
