import 'server-only';
import { Types } from 'mongoose';
import { findSubscriber } from '@/lib/alerts/saved-searches/data';
import { parseStored } from '@/lib/alerts/saved-searches/rules';
import { listingCollection } from '@/lib/listings/data';
import { PUBLIC_STATUSES } from '@/lib/listings/fields/vocabulary';
import { isPublicStatus } from '@/lib/listings/lifecycle';
import { connectDb } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import type { IndexedListing } from '@/lib/search/columns/indexed-listing';
import { type ListedRow, ROW_PROJECTION, toIndexed } from '@/lib/search/columns/search-row';
import type { Requirements } from '@/lib/search/engine/requirements';
import { freshIndex } from '@/lib/search/requirements.data';
import { ListingSnapshot, type ListingSnapshotRow } from '@/models/alerts/listing-snapshot';
import { SavedSearch } from '@/models/alerts/saved-search';
import { SearchAlert } from '@/models/alerts/search-alert';
import type { ListingChange } from './rules';

type SearchRow = { _id: Types.ObjectId; query: string; updatedAt: Date };

/** All saved searches, as current as the database. */
export const freshRequirements = (): Promise<Requirements> =>
  freshIndex<SearchRow>({
    name: 'saved-searches',
    read: (since) =>
      SavedSearch.find(since, { query: 1, updatedAt: 1 })
        .lean<SearchRow[]>()
        .cursor({ batchSize: 2000 }) as unknown as AsyncIterable<SearchRow>,
    searchesOf: ({ _id, query }) => [{ id: String(_id), search: parseStored(query) }],
  });

export type Stamp = { _id: Types.ObjectId; updatedAt: Date };
type Written = Stamp & { status?: string; createdAt?: Date };

const STAMPS = 2000;
const WRITTEN = { projection: { updatedAt: 1, status: 1, createdAt: 1 }, batchSize: STAMPS };

/**
 * Listings written since then that can cause alerts: public ones, and hidden ones in `recorded`. Skips drafts that were never public, because an import leaves
 * many.
 */
export async function listWritten(
  since: Date,
  recorded: (hidden: readonly Written[]) => Promise<readonly Stamp[]>,
): Promise<{ stamps: Stamp[]; newest: Date | undefined }> {
  await connectDb();
  const cursor = listingCollection
    .find<Written>({ updatedAt: { $gte: since } }, WRITTEN)
    .sort({ updatedAt: 1, _id: 1 });
  const stamps: Stamp[] = [];
  let newest: Date | undefined;
  while (await cursor.hasNext()) {
    const rows = cursor.readBufferedDocuments();
    newest = rows.at(-1)?.updatedAt ?? newest;
    const hidden = rows.filter(({ status = '' }) => !isPublicStatus(status));
    const kept = new Set((hidden.length > 0 ? await recorded(hidden) : []).map(({ _id }) => String(_id)));
    for (const { _id, updatedAt, status = '' } of rows)
      if (isPublicStatus(status) || kept.has(String(_id))) stamps.push({ _id, updatedAt });
  }
  return { stamps, newest };
}

/** Filter for hidden listings that alerts have seen or that were public before alerts began. */
export const seenByAlerts =
  (begunAt: Date) =>
  async (hidden: readonly Written[]): Promise<Written[]> => {
    const _id = { $in: hidden.map((row) => row._id) };
    const rows = await ListingSnapshot.collection.find({ _id }, { projection: { _id: 1 } }).toArray();
    const known = new Set(rows.map((row) => String(row._id)));
    return hidden.filter(
      ({ _id: id, createdAt }) => !(createdAt && createdAt > begunAt) || known.has(String(id)),
    );
  };

/** Number of people whose saved search reported each of these listings, without their identities. */
export async function countSearchers(properties: readonly string[]): Promise<Map<string, number>> {
  if (properties.length === 0) return new Map();
  const rows = await SearchAlert.aggregate<{ _id: Types.ObjectId; people: number }>([
    {
      $match: { property: { $in: properties.map((id) => new Types.ObjectId(id)) }, reason: { $ne: 'gone' } },
    },
    { $group: { _id: { property: '$property', subscriber: '$subscriber' } } },
    { $group: { _id: '$_id.property', people: { $sum: 1 } } },
  ]);
  return new Map(rows.map(({ _id, people }) => [String(_id), people]));
}

const isListed = ({ status }: IndexedListing) => isPublicStatus(status);

type Snapshot = Omit<ListingSnapshotRow, 'facts'> & { facts?: IndexedListing };
type Priced = { _id: Types.ObjectId; priceHistory?: { price: number; at: Date }[] };

/** The state assumed for a listing that existed before alerts began and is seen for the first time. */
function implied(now: IndexedListing, { priceHistory = [] }: Priced, begunAt: Date): Snapshot {
  const price = priceHistory.findLast(({ at }) => at <= begunAt)?.price ?? now.price;
  const facts = { ...now, price, status: PUBLIC_STATUSES[0] };
  return { isListed: true, wasListed: true, facts } as unknown as Snapshot;
}

/** Changes of these listings since alerts last looked. Listings that were not public when alerts began have a snapshot. */
export async function readChanges(stamps: readonly Stamp[], begunAt: Date): Promise<ListingChange[]> {
  const _id = { $in: stamps.map((stamp) => stamp._id) };
  const [rows, snapshots, histories] = await Promise.all([
    listingCollection.find<ListedRow>({ _id }, { projection: ROW_PROJECTION }).toArray(),
    ListingSnapshot.collection.find<Snapshot & { _id: Types.ObjectId }>({ _id }).toArray(),
    listingCollection.find<Priced>({ _id }, { projection: { priceHistory: 1 } }).toArray(),
  ]);
  const known = new Map(snapshots.map((row) => [String(row._id), row]));
  const priced = new Map(histories.map((row) => [String(row._id), row]));
  return rows.map(toIndexed).flatMap((row) => {
    const seen = known.get(row.id);
    if (seen && Number(seen.seenAt) === row.updatedAt) return [];
    const isOlder = row.createdAt <= Number(begunAt);
    const before = seen ?? (isOlder ? implied(row, priced.get(row.id)!, begunAt) : undefined);
    return {
      property: row.id,
      change: row.updatedAt,
      wasListed: before?.wasListed ?? false,
      ...(before?.isListed && { before: before.facts }),
      ...(before?.facts && { last: before.facts }),
      ...(isListed(row) && { now: row }),
    };
  });
}

/** Homes that a person's saved searches have found since then. */
export async function countNewHomes(owner: string, since: Date): Promise<number> {
  const subscriber = await findSubscriber({ owner });
  if (!subscriber) return 0;
  return SearchAlert.countDocuments({ subscriber: subscriber._id, reason: 'new', createdAt: op.gt(since) });
}
