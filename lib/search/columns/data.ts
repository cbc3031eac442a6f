import 'server-only';
import { setImmediate } from 'node:timers/promises';
import { type mongo, Types } from 'mongoose';
import { listingCollection } from '@/lib/listings/data';
import { readLogAfter } from '@/lib/platform/cache/data';
import { keepHeapSmall } from '@/lib/platform/jobs/heap';
import type { IndexedListing } from './indexed-listing';
import { type RowStamp, readStamp, toIndexed } from './search-row';

/** Writes of processes with different clocks, or in progress while another one committed, are checked again. */
const OVERLAP_MS = 10_000;
/** How far back a check goes if the log cannot tell what has changed: it is too long, or the change may affect any listing. */
const FAR_MS = 3 * 3_600_000;
/** Rows per reply: enough to keep the connection busy, few enough to be collected while young (garbage collection). */
const ROWS = 60;
const STAMPS = 20_000;
const BATCH = 2000;
const MAX_BY_ID = 1000;
/** Recent changes from which garbage is collected early. */
const MANY_CHANGES = 300;

/** The store of listings that searches use: in this process, or on a search server. */
export type ListingStore = {
  /** Loads all rows, or returns how far it already has. */
  begin(rows: () => AsyncIterable<Iterable<IndexedListing>>): Promise<{ newest: number; seq?: number }>;
  /** the stored stamps of these; undefined for missing ones */
  stamps(ids: readonly string[]): Promise<(number | undefined)[]>;
  /** … of all */
  allStamps(): Promise<Map<string, number>>;
  put(listings: readonly IndexedListing[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  size(): Promise<number>;
  /** Makes puts and removals visible to the next search; `seq` is the position in the log. */
  commit(seq: number): Promise<void>;
  /** number of changed rows that it has from which all rows are read again; undefined for never */
  rereadFrom(): number | undefined;
  /** all rows must be read again */
  isWorn(): boolean;
};

const allRows = () => rowsOf({});

async function* rowsOf(filter: object): AsyncGenerator<Iterable<IndexedListing>> {
  // whole rows: projecting each one costs the embedded database twice the time of sending it
  const cursor = listingCollection.find<Uint8Array>(filter, { batchSize: ROWS, raw: true });
  for (let hasMore = await cursor.hasNext(); hasMore; ) {
    const rows = cursor.readBufferedDocuments();
    // the database gets the next rows ready while these are read
    const next = cursor.hasNext();
    await setImmediate();
    yield oneByOne(rows);
    hasMore = await next;
  }
}

/** Made when they are asked for: what is dropped at once is collected while young. */
function* oneByOne(rows: Uint8Array[]): Generator<IndexedListing> {
  for (const row of rows) yield toIndexed(row);
}

type Stamps = mongo.FindCursor<Uint8Array>;
const STAMP_OPTIONS = { projection: { updatedAt: 1 }, batchSize: STAMPS, raw: true };

/** In the order of an index that covers the query. */
const stampsSince = (time: number): Stamps =>
  listingCollection
    .find<Uint8Array>({ updatedAt: { $gte: new Date(time) } }, STAMP_OPTIONS)
    .sort({ updatedAt: 1, _id: 1 });

async function* batchesOf(cursor: Stamps): AsyncGenerator<RowStamp[]> {
  while (await cursor.hasNext()) {
    const rows = cursor.readBufferedDocuments();
    // an import is writing: what its rows leave behind in each process was collected only at 900 MB
    if (rows.length > MANY_CHANGES) keepHeapSmall();
    yield rows.map(readStamp);
  }
}

const countStored = () => listingCollection.estimatedDocumentCount();

const byId = (ids: readonly string[]) => ({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } });

const namedBy = (tags: readonly string[]) =>
  tags.flatMap((tag) => /^property:([0-9a-f]{24})$/.exec(tag)?.[1] ?? []);

/**
 * Keeps a store as current as the database. Each search first queries, through the `updatedAt` index, what has changed since the
 * newest change seen, and the numbered log of public changes, for edits with a wrong time because of a clock; usually nothing. So
 * a write shows in the very next search of every process, with two small queries and no messages between processes.
 */
export class Follower {
  private newest = 0;
  /** position up to which the invalidation log was followed */
  private seq = 0;
  /** stored rows as last counted, minus loaded ones; the server's count is an estimate that may stay off */
  private stored = -1;
  private bias = 0;
  private running: Promise<void> | undefined;
  private next: Promise<void> | undefined;

  constructor(private readonly store: ListingStore) {}

  /** Every listing, in batches. */
  static rows(): AsyncIterable<Iterable<IndexedListing>> {
    return allRows();
  }

  /**
   * Settles when the store has every write acknowledged before the call. A running update may have read before it: callers share
   * the next one.
   */
  refresh(): Promise<void> {
    if (!this.running) {
      this.running = this.catchUp().finally(() => {
        this.running = undefined;
      });
      return this.running;
    }
    this.next ??= this.running
      .catch(() => undefined)
      .then(() => {
        this.next = undefined;
        return this.refresh();
      });
    return this.next;
  }

  private async catchUp(): Promise<void> {
    if (this.newest === 0 || this.store.isWorn()) {
      const isWhole = await this.begin();
      if (isWhole) return;
    }
    // a row dated in the future by a fast clock must not hide other changes
    const since = Math.min(this.newest, Date.now()) - OVERLAP_MS;
    const [{ seq, tags }, changed, stored] = await Promise.all([
      readLogAfter(this.seq),
      this.changedSince(since),
      countStored(),
    ]);
    const isFar = !tags || tags.includes('site');
    const named = isFar ? await this.changedSince(since - FAR_MS) : namedBy(tags);
    const ids = [...new Set([...changed, ...named])];
    const isWhole = await this.apply(ids);
    if (isWhole) return;
    if (stored !== this.stored || ids.length > 0) this.stored = await this.checkCount(stored);
    if (seq !== this.seq || ids.length > 0) await this.store.commit(seq);
    this.seq = seq;
  }

  /** Returns whether all rows were read. */
  private async begin(): Promise<boolean> {
    const { seq } = await readLogAfter(0);
    const before = await countStored();
    const known = await this.store.begin(allRows);
    this.newest = Math.max(1, known.newest);
    this.seq = known.seq ?? seq;
    this.stored = -1;
    this.bias = 0;
    if (known.seq !== undefined) return false;
    this.stored = await this.measureBias(before);
    await this.store.commit(seq);
    return true;
  }

  /**
   * Compares every id unless the store has as many rows as the database. Rows that are being written while this reads make a number between
   * two counts: the next search has them by their stamps, and a comparison for each batch of an import would read all of its rows. Returns
   * the count that was confirmed, -1 for none.
   */
  private async checkCount(stored: number): Promise<number> {
    const known = (await this.store.size()) + this.bias;
    if (stored === known) return stored;
    const now = await countStored();
    if (stored < known && known <= now) return known === now ? now : -1;
    await this.reconcile();
    return this.measureBias(now);
  }

  /** How far the server's count is off; unknown while rows are being written. Returns the count, -1 then. */
  private async measureBias(before: number): Promise<number> {
    const after = await countStored();
    this.bias = after === before ? after - (await this.store.size()) : 0;
    return after === before ? after : -1;
  }

  /** Removals leave no stamp, and restored rows may have old ones: compares every id. */
  private async reconcile(): Promise<void> {
    const kept = await this.store.allStamps();
    const changed: string[] = [];
    for await (const batch of batchesOf(stampsSince(0)))
      for (const { id, updatedAt } of batch) {
        if (kept.get(id) !== updatedAt) changed.push(id);
        kept.delete(id);
      }
    await this.store.remove([...kept.keys()]);
    await this.apply(changed);
    await this.store.commit(this.seq);
  }

  /** Rows with a different stamp than stored. */
  private async changedSince(time: number): Promise<string[]> {
    const changed: string[] = [];
    for await (const batch of batchesOf(stampsSince(time))) {
      const kept = await this.store.stamps(batch.map(({ id }) => id));
      for (const [i, { id, updatedAt }] of batch.entries()) {
        if (kept[i] !== updatedAt) changed.push(id);
        this.newest = Math.max(this.newest, updatedAt || 0);
      }
    }
    return changed;
  }

  /** Reads these rows, or all of them if most have changed: by id they cost more than in one sweep. Returns whether it was all. */
  private async apply(ids: readonly string[]): Promise<boolean> {
    if (await this.haveMostChanged(ids)) return this.begin();
    for (let from = 0; from < ids.length; from += BATCH) {
      if (ids.length > MANY_CHANGES) keepHeapSmall();
      const asked = ids.slice(from, from + BATCH);
      const there = new Set<string>();
      for await (const batch of rowsOf(byId(asked))) {
        const listings = [...batch];
        for (const { id } of listings) there.add(id);
        await this.store.put(listings);
      }
      await this.store.remove(asked.filter((id) => !there.has(id)));
    }
    return false;
  }

  /** New rows do not count: an import writes them between searches, and a sweep for each would read the early ones many times. */
  private async haveMostChanged(ids: readonly string[]): Promise<boolean> {
    const most = Math.max(MAX_BY_ID, this.store.rereadFrom() ?? Number.POSITIVE_INFINITY);
    if (ids.length <= most) return false;
    const kept = await this.store.stamps(ids);
    return kept.filter((stamp) => stamp !== undefined).length > most;
  }
}
