import 'server-only';
import { type Types, trusted } from 'mongoose';
import { connectDb } from '@/lib/db';
import { PUBLIC_STATUSES } from '@/lib/listing-vocabulary/constants';
import { parseStored } from '@/lib/saved-search/rules';
import { costsOf } from '@/lib/search/data';
import type { IndexSearch } from '@/lib/search-index/index-search';
import type { IndexedListing } from '@/lib/search-index/listing-index';
import { RequirementIndex } from '@/lib/search-index/requirement-index';
import { ROW_PROJECTION, toIndexed } from '@/lib/search-index/search-row';
import { ListingSnapshot, type ListingSnapshotRow } from '@/models/listing-snapshot';
import { Property } from '@/models/property';
import { SavedSearch } from '@/models/saved-search';
import type { ListingChange } from './rules';

/** Writes of processes whose clocks differ, or that were under way while another committed, are looked at again. */
export const OVERLAP_MS = 10_000;
/** Filters that dated rates decide (a loan's interest) are worked out again after this time. */
const REBUILD_MS = 6 * 3_600_000;
const MAX_FRAGMENTATION = 0.5;

type SearchRow = { _id: Types.ObjectId; query: string; updatedAt: Date };

/** Only what is asked for: a hundred thousand searches with every absent filter spelled out would be heavy. */
async function requirementsOf(query: string) {
  const search = parseStored(query);
  const given = Object.entries(search).filter(([, value]) => value !== undefined);
  const costs = await costsOf(search);
  return { search: Object.fromEntries(given) as unknown as IndexSearch, boundsOf: costs?.boundsOf };
}

/**
 * All saved searches as this process's RequirementIndex, as fresh as the database: before each use it asks what has changed.
 * A deleted search may still be in it; whoever uses a match reads its row anyway.
 */
class LiveRequirements {
  private index = new RequirementIndex();
  private newest = new Date(0);
  private builtAt = 0;

  async fresh(): Promise<RequirementIndex> {
    await connectDb();
    const isOld = Date.now() - this.builtAt > REBUILD_MS || this.index.fragmentation > MAX_FRAGMENTATION;
    if (isOld) {
      this.index = new RequirementIndex();
      this.newest = new Date(0);
      this.builtAt = Date.now();
    }
    const since = { updatedAt: trusted({ $gte: new Date(+this.newest - (isOld ? 0 : OVERLAP_MS)) }) };
    const rows = SavedSearch.find(since, { query: 1, updatedAt: 1 })
      .lean<SearchRow[]>()
      .cursor({ batchSize: 2000 });
    for await (const { _id, query, updatedAt } of rows) {
      const { search, boundsOf } = await requirementsOf(query);
      this.index.put(String(_id), search, boundsOf);
      if (updatedAt > this.newest) this.newest = updatedAt;
    }
    return this.index;
  }
}

const globalForRequirements = globalThis as unknown as { saptamRequirements?: Map<string, LiveRequirements> };

/** One for each database, as tests change it. */
export async function freshRequirements(): Promise<RequirementIndex> {
  const { connection } = await connectDb();
  globalForRequirements.saptamRequirements ??= new Map();
  const key = `${connection.host}:${connection.port}/${connection.name}`;
  const known = globalForRequirements.saptamRequirements.get(key) ?? new LiveRequirements();
  globalForRequirements.saptamRequirements.set(key, known);
  return known.fresh();
}

export type Stamp = { _id: Types.ObjectId; updatedAt: Date };

/** Which listings were written since. */
export const listWritten = (since: Date): Promise<Stamp[]> =>
  Property.collection
    .find<Stamp>({ updatedAt: { $gte: since } }, { projection: { updatedAt: 1 } })
    .sort({ updatedAt: 1, _id: 1 })
    .toArray();

const isListed = ({ status }: IndexedListing) => (PUBLIC_STATUSES as readonly string[]).includes(status);

type Snapshot = Omit<ListingSnapshotRow, 'facts'> & { facts?: IndexedListing };
type Priced = { _id: Types.ObjectId; priceHistory?: { price: number; at: Date }[] };

/** What alerts know of a listing that they see for the first time, though it was there before they began. */
function implied(now: IndexedListing, { priceHistory = [] }: Priced, begunAt: Date): Snapshot {
  const price = priceHistory.findLast(({ at }) => at <= begunAt)?.price ?? now.price;
  const facts = { ...now, price, status: PUBLIC_STATUSES[0] };
  return { isListed: true, wasListed: true, facts } as unknown as Snapshot;
}

/** The changes of these listings since alerts looked last. Listings that were not listed when alerts began have a snapshot. */
export async function readChanges(stamps: readonly Stamp[], begunAt: Date): Promise<ListingChange[]> {
  const _id = { $in: stamps.map((stamp) => stamp._id) };
  const [rows, snapshots, histories] = await Promise.all([
    Property.collection.find<Uint8Array>({ _id }, { projection: ROW_PROJECTION, raw: true }).toArray(),
    ListingSnapshot.collection.find<Snapshot & { _id: Types.ObjectId }>({ _id }).toArray(),
    Property.collection.find<Priced>({ _id }, { projection: { priceHistory: 1 } }).toArray(),
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
