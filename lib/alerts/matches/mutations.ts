import 'server-only';
import { type mongo, Types } from 'mongoose';
import type { StoredSearch } from '@/lib/alerts/saved-searches/data';
import { listingCollection } from '@/lib/listings/data';
import { DETAIL_STATUSES, PUBLIC_STATUSES } from '@/lib/listings/fields/vocabulary';
import { lifecycleOf, missingOf } from '@/lib/listings/lifecycle';
import { areDuplicateKeys, connectDb } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import type { IndexedListing } from '@/lib/search/columns/indexed-listing';
import type { IsSegment } from '@/lib/search/engine/match';
import type { Requirements } from '@/lib/search/engine/requirements';
import { lookBack, segmentTests } from '@/lib/search/requirements.data';
import { AlertSubscriber } from '@/models/alerts/alert-subscriber';
import { ListingSnapshot } from '@/models/alerts/listing-snapshot';
import { SavedSearch } from '@/models/alerts/saved-search';
import { SearchAlert } from '@/models/alerts/search-alert';
import { Counter } from '@/models/platform/counter';
import { freshRequirements, listWritten, readChanges, seenByAlerts } from './data';
import { dueAt, type ListingChange, type News, newsOf } from './rules';

/** Timestamps in milliseconds of when alerts started and of the last processed change. */
const BEGUN = 'search-alerts-begun';
const CURSOR = 'search-alerts';

const BATCH = 100;
const look = lookBack();

/** Records the listings hidden when alerts begin, so that their return is recognised. Listings public then are not news. */
async function begin(): Promise<Date> {
  const known = await Counter.findById(BEGUN).lean();
  if (known) return new Date(known.value);
  const now = new Date();
  const rows = listingCollection.find(
    { status: { $nin: [...PUBLIC_STATUSES] } },
    { projection: { status: 1, updatedAt: 1, 'lifecycle.blockedBy': 1 } },
  );
  let batch: mongo.AnyBulkWriteOperation[] = [];
  const flush = async () => {
    if (batch.length > 0) await ListingSnapshot.collection.bulkWrite(batch, { ordered: false });
    batch = [];
  };
  for await (const { _id, status, updatedAt, lifecycle } of rows) {
    const isMissing = missingOf(lifecycleOf({ status, lifecycle })).length > 0;
    const wasListed = !isMissing && ([...DETAIL_STATUSES, 'paused', 'expired'] as string[]).includes(status);
    const facts = { isListed: false, wasListed, seenAt: updatedAt };
    batch.push({ updateOne: { filter: { _id }, update: { $set: facts }, upsert: true } });
    if (batch.length === 1000) await flush();
  }
  await flush();
  await Counter.updateOne({ _id: BEGUN }, { $setOnInsert: { value: now.getTime() } }, { upsert: true });
  return now;
}

type Target = Pick<StoredSearch, '_id' | 'subscriber' | 'frequency'>;

/** The alerts of one change, one per person and reason however many searches found it. */
async function alertsFor({ property, change, before }: ListingChange, news: readonly News[], now: Date) {
  const ids = news.map(({ search }) => new Types.ObjectId(search));
  const active = { _id: op.in(ids), isPaused: false, confirmedAt: op.not(null) };
  const targets = await SavedSearch.find(active, { subscriber: 1, frequency: 1 }).lean<Target[]>();
  const people = await AlertSubscriber.find(
    { _id: op.in(targets.map(({ subscriber }) => subscriber)), stoppedAt: null },
    { lastSentAt: 1 },
  ).lean();
  const lastSent = new Map(people.map((row) => [String(row._id), row.lastSentAt]));
  const reasons = new Map(news.map(({ search, reason }) => [search, reason]));
  return targets.flatMap(({ _id, subscriber, frequency }) => {
    if (!lastSent.has(String(subscriber))) return [];
    const reason = reasons.get(String(_id))!;
    const key = {
      subscriber,
      property: new Types.ObjectId(property),
      reason,
      change: reason === 'new' ? 0 : change,
    };
    return {
      updateOne: {
        // one already sent is not found, and its key prevents a second
        filter: { ...key, dueAt: { $exists: true } },
        update: {
          $addToSet: { searches: _id },
          $min: { dueAt: dueAt(frequency, now, lastSent.get(String(subscriber))) },
          $setOnInsert: { createdAt: now, ...(reason === 'price' && { priceBefore: before?.price }) },
        },
        upsert: true,
      },
    };
  });
}

/** Returns the number of newly pending alerts. */
async function recordNews(change: ListingChange, news: readonly News[], now: Date): Promise<number> {
  await connectDb();
  const operations = await alertsFor(change, news, now);
  if (operations.length === 0) return 0;
  try {
    const written = await SearchAlert.collection.bulkWrite(operations as mongo.AnyBulkWriteOperation[], {
      ordered: false,
    });
    return written.upsertedCount;
  } catch (error) {
    // the unique key refuses alerts already sent
    if (!areDuplicateKeys(error)) throw error;
    return error.upsertedCount;
  }
}

const present = (facts: object | undefined) =>
  facts && Object.fromEntries(Object.entries(facts).filter(([, value]) => value != null));

/** True for a draft that was never public and is still treated as new. An import leaves many. */
const isNeverListed = ({ before, now, last, wasListed }: ListingChange): boolean =>
  !before && !now && !last && !wasListed;

async function writeSnapshots(all: readonly ListingChange[]): Promise<void> {
  const changes = all.filter((change) => !isNeverListed(change));
  if (changes.length === 0) return;
  await connectDb();
  await ListingSnapshot.collection.bulkWrite(
    changes.map(({ property, change, before, now, last, wasListed }) => ({
      replaceOne: {
        filter: { _id: new Types.ObjectId(property) },
        replacement: {
          isListed: now !== undefined,
          wasListed: wasListed || now !== undefined,
          seenAt: new Date(change),
          facts: present(now ?? before ?? last) ?? null,
        },
        upsert: true,
      },
    })),
    { ordered: false },
  );
}

/** Searches that match each state of a listing. */
async function matchesOf(
  requirements: Requirements,
  { before, now, last }: ListingChange,
  isSegment: IsSegment,
) {
  const found = new Map<IndexedListing, string[]>();
  for (const listing of [before, now, last])
    if (listing && !found.has(listing)) found.set(listing, await requirements.matching(listing, isSegment));
  return found;
}

/**
 * Processes listings written since the last run and records each person's news. Repeating an interrupted run changes nothing. Returns the number of new alerts.
 */
export async function recordChanges(now: Date = new Date()): Promise<number> {
  const begunAt = await begin();
  const cursor = (await Counter.findById(CURSOR).lean())?.value ?? 0;
  const since = look.since(cursor, Number(now));
  const { stamps, newest } = await listWritten(
    new Date(Math.max(Number(begunAt), since)),
    seenByAlerts(begunAt),
  );
  const segmentTest = segmentTests();
  let recorded = 0;
  for (let from = 0; from < stamps.length; from += BATCH) {
    const changes = await readChanges(stamps.slice(from, from + BATCH), begunAt);
    if (changes.length === 0) continue;
    const requirements = await freshRequirements();
    const isSegment = requirements.size > 0 ? await segmentTest(changes) : () => false;
    for (const change of changes) {
      const found = await matchesOf(requirements, change, isSegment);
      const news = newsOf(change, (listing) => found.get(listing) ?? []);
      if (news.length === 0) continue;
      recorded += await recordNews(change, news, now);
    }
    await writeSnapshots(changes);
  }
  if (newest !== undefined)
    await Counter.updateOne({ _id: CURSOR }, { $max: { value: newest.getTime() } }, { upsert: true });
  look.done();
  return recorded;
}
