import 'server-only';
import { type AnyBulkWriteOperation, type Model, type mongo, Types } from 'mongoose';
import { senderKeys } from '@/lib/contacts/rules';
import { reservePropertyCodes } from '@/lib/listings/codes/mutations';
import { subTypeFor } from '@/lib/listings/fields/rules';
import { CITIES, findLocality, placeOf } from '@/lib/places/rules';
import { chainOldEntries } from '@/lib/platform/audit-chain/mutations';
import { connectDb } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { slugify } from '@/lib/platform/text/slug';
import { indianDay } from '@/lib/platform/time/indian-day';
import type { ActivityAction } from '@/lib/visitors/activity/constants';
import { ActivityCounters, listingOf } from '@/lib/visitors/activity/rules';
import { termsOfGuest } from '@/lib/visitors/guests/rules';
import { ListingViewCounts } from '@/lib/visitors/views/rules';
import { recordVisitRelease } from '@/lib/visits/booking/mutations';
import type { VisitLean } from '@/lib/visits/data';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Property } from '@/models/listings/property';
import { Counter } from '@/models/platform/counter';
import { JobModel } from '@/models/platform/job';
import { User } from '@/models/platform/user';
import { Activity } from '@/models/visitors/activity';
import { Guest } from '@/models/visitors/guest';
import { GuestDay } from '@/models/visitors/guest-day';
import { ListingDay } from '@/models/visitors/listing-day';
import { VisitRecord } from '@/models/visitors/visit-record';
import { Visit } from '@/models/visits/visit';

const BATCH = 500;

type Sent = { email: string; phone?: string; matchKeys?: string[] | null };

/** Adds keys to enquiries and visits written before keys existed. A second call does nothing. */
export async function fillSenderKeys(): Promise<void> {
  await fill(Enquiry as unknown as Model<Sent>);
  await fill(VisitRecord as unknown as Model<Sent>);
}

async function fill(model: Model<Sent>): Promise<void> {
  for (;;) {
    const rows = await model.find({ matchKeys: op.missing() }, { email: 1, phone: 1 }).limit(BATCH).lean();
    if (rows.length === 0) return;
    const writes = rows.map(
      ({ _id, email, phone }): AnyBulkWriteOperation<Sent> => ({
        updateOne: { filter: { _id }, update: { $set: { matchKeys: senderKeys({ email, phone }) } } },
      }),
    );
    await model.bulkWrite(writes, { ordered: false, timestamps: false });
  }
}

/** Work over whole collections is recorded when done, so that a start does not go through a million rows again. */
export async function once(name: string, work: () => Promise<void>): Promise<void> {
  if (await Counter.exists({ _id: name })) return;
  await work();
  await Counter.create({ _id: name, value: 1 });
}

/** Renames fields stored under old names by older versions. A second call does nothing. */
export const renameFields = () =>
  once('fields renamed', async () => {
    const has = (path: string) => ({ [path]: { $exists: true } });
    await Property.collection.updateMany(has('suspectOf'), { $rename: { suspectOf: 'duplicateCandidates' } });
    await JobModel.collection.updateMany(has('data.sealed'), {
      $rename: { 'data.sealed': 'data.encrypted' },
    });
    // $rename does not work inside arrays
    for await (const { _id, documents } of User.collection.find(has('documents.sealed'))) {
      const rows = documents as unknown as Record<string, unknown>[];
      const renamed = rows.map(({ sealed, ...rest }) => (sealed ? { ...rest, isEncrypted: sealed } : rest));
      await User.collection.updateOne({ _id }, { $set: { documents: renamed as never } });
    }
  });

/** Adds visits booked before the ledger covered visits. A second call does nothing. */
export const recordVisitReleases = () =>
  once('visits in the ledger of numbers', async () => {
    for await (const visit of Visit.find().lean<VisitLean[]>().cursor())
      await recordVisitRelease(
        visit as unknown as VisitLean,
        (visit as unknown as { createdAt: Date }).createdAt,
      );
  });

/** Removes the stored words of listings from older versions: the search builds them itself. A second call does nothing. */
export const dropListingTerms = () =>
  once('listing words dropped', async () => {
    await Property.collection.updateMany({ terms: { $exists: true } }, { $unset: { terms: 1 } });
  });

type Uncoded = {
  _id: Types.ObjectId;
  title: string;
  citySlug?: string;
  category: string;
  subType?: string;
};

const CODE_FIELDS = { title: 1, citySlug: 1, category: 1, subType: 1 } as const;
/** Gives listings of an older version their property code, oldest first, and the sub-type in their title. */
export const fillPropertyCodes = () =>
  once('listings coded', async () => {
    const rows = Property.collection
      .find<Uncoded>({ propertyCode: { $exists: false } }, { projection: CODE_FIELDS, batchSize: BATCH })
      .sort({ createdAt: 1, _id: 1 });
    let batch: Uncoded[] = [];
    const flush = async () => {
      if (batch.length > 0) await writeCodes(batch);
      batch = [];
    };
    for await (const row of rows) {
      batch.push(row);
      if (batch.length >= BATCH) await flush();
    }
    await flush();
  });

async function writeCodes(rows: readonly Uncoded[]): Promise<void> {
  const makeCode = await reservePropertyCodes(rows.length);
  const writes = rows.map(({ _id, ...row }) => {
    const propertyCode = makeCode(row.citySlug);
    const subType = subTypeFor(row.category, row.title, row.subType);
    // the new time makes every process index the row again (lib/search/columns/data.ts)
    const $set = { propertyCode, ...(subType && { subType }), updatedAt: new Date() };
    return { updateOne: { filter: { _id, propertyCode: { $exists: false } }, update: { $set } } };
  });
  await Property.collection.bulkWrite(writes, { ordered: false });
}

type Unplaced = {
  _id: Types.ObjectId;
  address: string;
  locality?: string;
  status: string;
  city: string;
  citySlug: string;
  localitySlug?: string;
  pinCode?: string;
  location?: { coordinates?: number[] };
  verifiedAt?: Date;
};

const NAGPUR = CITIES[0]!;

/**
 * Older versions put every address without a known city in Nagpur, with a pin in its centre, and had one value for all
 * verifications. Locates the listings again, and ends verifications that an owner's edit had ended.
 */
export const classifyPlaces = () =>
  once('listings placed', async () => {
    const rows = Property.collection.find<Unplaced>(
      { placePrecision: { $exists: false } },
      { batchSize: BATCH },
    );
    let writes: mongo.AnyBulkWriteOperation[] = [];
    const flush = async () => {
      if (writes.length > 0) await Property.collection.bulkWrite(writes, { ordered: false });
      writes = [];
    };
    for await (const row of rows) {
      writes.push({ updateOne: { filter: { _id: row._id }, update: classified(row) } });
      if (writes.length >= BATCH) await flush();
    }
    await flush();
  });

function classified(row: Unplaced): mongo.UpdateFilter<mongo.Document> {
  const [lng = 0, lat = 0] = row.location?.coordinates ?? [];
  const at = (place: { lng: number; lat: number } | undefined) => place?.lng === lng && place.lat === lat;
  const isMade = (!lng && !lat) || CITIES.some(at) || at(findLocality(row.citySlug, row.localitySlug ?? ''));
  const stale = row.verifiedAt && row.status !== 'verified';
  const verification = stale && row.status !== 'active' ? { unverifiedSince: new Date() } : {};
  const dropped = { ...(stale && row.status === 'active' && { verifiedAt: 1 }) };
  if (!isMade) return changeOf({ placePrecision: 'exact', ...verification }, dropped);
  // an explicit neighbourhood shows that somebody entered the place
  const typed =
    row.locality && !slugify(row.address).includes(slugify(row.locality)) ? row.locality : undefined;
  const isDefault = row.citySlug === NAGPUR.slug && !typed;
  const given = isDefault ? {} : { city: row.city, locality: typed };
  const { city, locality, point } = placeOf({ address: row.address, pinCode: row.pinCode, ...given });
  const place = {
    city: city?.name ?? '',
    citySlug: city?.slug ?? '',
    ...(locality && { locality: locality.name, localitySlug: locality.slug }),
    'location.coordinates': point ?? [0, 0],
    placePrecision: point ? 'approximate' : 'unknown',
  };
  const nowhere = locality ? {} : { locality: 1, localitySlug: 1 };
  // the new time makes every process index the row again (lib/search/columns/data.ts)
  return changeOf({ ...place, updatedAt: new Date(), ...verification }, { ...dropped, ...nowhere });
}

const changeOf = ($set: object, $unset: object): mongo.UpdateFilter<mongo.Document> => ({
  $set,
  ...(Object.keys($unset).length > 0 && { $unset }),
});

/** Turns mails that an older version stored in a collection of their own into jobs. A second call does nothing. */
export async function moveQueuedMails(): Promise<void> {
  await connectDb();
  const old = JobModel.db.collection<{ sealed: object; attempts: number; nextAt: Date; expiresAt: Date }>(
    'queuedmails',
  );
  for await (const { _id, sealed, attempts, nextAt, expiresAt } of old.find()) {
    const job = { data: { encrypted: sealed }, attempts, leaseUntil: nextAt, expiresAt };
    await JobModel.updateOne({ name: 'mail', key: String(_id) }, { $setOnInsert: job }, { upsert: true });
    await old.deleteOne({ _id });
  }
}

const ENTRY_BATCH = 2000;

type Entry = {
  guestID?: string;
  user?: unknown;
  action: ActivityAction;
  metadata?: { page?: unknown };
  timestamp: Date;
};
type GuestHead = { _id: Types.ObjectId; guestID: string; name?: string; adoptedBy?: unknown };

/** True for a database whose activity log was written without counters. */
export async function lacksCounters(): Promise<boolean> {
  if ((await ListingDay.exists({})) === null) return (await Activity.exists({})) !== null;
  const ofGuests = { guestID: op.exists() };
  return (await GuestDay.exists({})) === null && (await Activity.exists(ofGuests)) !== null;
}

/**
 * Recounts everything from the activity log: after the demo set was written, and once after an update. Views reported by browsers
 * stay: the log only covers people who allow recording.
 */
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

/** Chains an older version's audit log, whose entries were independent. A second call does nothing. */
export const chainAuditLog = () => once('audit log chained', chainOldEntries);
