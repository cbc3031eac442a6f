import 'server-only';
import { Types } from 'mongoose';
import { cache } from 'react';
import { listingCollection } from '@/lib/listings/data';
import { readLogAfter } from '@/lib/platform/cache/data';
import { connectDb } from '@/lib/platform/db/connect';
import { log } from '@/lib/platform/log/log';
import type { IndexedListing } from '@/lib/search/columns/indexed-listing';
import { type ListedRow, ROW_PROJECTION, toIndexed } from '@/lib/search/columns/search-row';
import { ListingIndex } from '@/lib/search/memory/listing-index';
import { memoryEngine } from '@/lib/search/memory/memory-engine';

/** Overlap of two checks in milliseconds, because writes arrive late from other clocks or slow commits. */
const OVERLAP_MS = 10_000;
/** Time span of a check when the log can't tell what changed, because it is too long or the change may affect any listing. */
const FAR_MS = 3 * 3_600_000;
/** Rows per batch, kept small because pages wait while a batch is read. */
const ROWS = 300;
const STAMPS = 20_000;
const BATCH = 2000;
const MAX_BY_ID = 1000;
/** Share of unused slots from which the columns are rebuilt. */
const MAX_FRAGMENTATION = 0.5;

async function* listingsOf(filter: object): AsyncGenerator<IndexedListing> {
  const rows = listingCollection.find<ListedRow>(filter, { projection: ROW_PROJECTION, batchSize: ROWS });
  for await (const row of rows) yield toIndexed(row);
}

/** A row's id and time of change, or NaN if none is stored. */
type RowStamp = { id: string; updatedAt: number };

/** Stamps of rows changed since then, in the order of an index that covers the query. */
async function* stampsSince(time: number): AsyncGenerator<RowStamp> {
  const rows = listingCollection
    .find<{ _id: Types.ObjectId; updatedAt?: Date }>(
      { updatedAt: { $gte: new Date(time) } },
      { projection: { updatedAt: 1 }, batchSize: STAMPS },
    )
    .sort({ updatedAt: 1, _id: 1 });
  for await (const { _id, updatedAt } of rows) yield { id: String(_id), updatedAt: Number(updatedAt) };
}

const countStored = () => listingCollection.estimatedDocumentCount();

const byId = (ids: readonly string[]) => ({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } });

const namedBy = (tags: readonly string[]) =>
  tags.flatMap((tag) => /^property:([0-9a-f]{24})$/.exec(tag)?.[1] ?? []);

/**
 * All listings in this process, as current as the database: docs/decisions/0015-search-index-in-memory.md. Each search first queries the changes since the
 * newest one seen, through the `updatedAt` index, and the numbered log of public changes, which catches edits with a wrong clock; usually there are none. So
 * the very next search of every process shows a write, at the cost of two small queries and without messages between processes.
 */
export class LiveIndex {
  private index = new ListingIndex();
  private newest = 0;
  /** last applied position in the invalidation log */
  private seq = 0;
  /** stored rows as last counted, minus loaded ones; the server's count is an estimate that may stay off */
  private stored = -1;
  private bias = 0;
  private running: Promise<ListingIndex> | undefined;
  private next: Promise<ListingIndex> | undefined;

  /** The index with every write acknowledged before the call. Callers share the next update, because a running one may have missed their write. */
  fresh(): Promise<ListingIndex> {
    if (!this.running) {
      this.running = this.catchUp()
        .then(() => this.index)
        .finally(() => {
          this.running = undefined;
        });
      return this.running;
    }
    this.next ??= this.running
      .catch(() => undefined)
      .then(() => {
        this.next = undefined;
        return this.fresh();
      });
    return this.next;
  }

  private async catchUp(): Promise<void> {
    if (this.newest === 0 || this.index.fragmentation > MAX_FRAGMENTATION) return this.readAll();
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
    if (this.haveMostChanged(ids)) return this.readAll();
    await this.apply(ids);
    if (stored !== this.stored || ids.length > 0) this.stored = await this.checkCount(stored);
    this.seq = seq;
  }

  private async readAll(): Promise<void> {
    const { seq } = await readLogAfter(0);
    const before = await countStored();
    const index = new ListingIndex();
    for await (const listing of listingsOf({})) index.put(listing);
    this.index = index;
    this.newest = Math.max(1, this.index.newest());
    this.seq = seq;
    this.stored = await this.measureBias(before);
  }

  /**
   * Compares all ids unless the number of rows here equals the database's. Rows written during this read lead to a number between two counts; the next search
   * finds them by their stamps, and comparing after each batch of an import would read all its rows. Returns the confirmed count, or -1.
   */
  private async checkCount(stored: number): Promise<number> {
    const known = this.index.size + this.bias;
    if (stored === known) return stored;
    const now = await countStored();
    if (stored < known && known <= now) return known === now ? now : -1;
    await this.reconcile();
    return this.measureBias(now);
  }

  /** Measures the error of the server's count, which is unknown while rows are being written. Returns the count, or -1 if unknown. */
  private async measureBias(before: number): Promise<number> {
    const after = await countStored();
    this.bias = after === before ? after - this.index.size : 0;
    return after === before ? after : -1;
  }

  /** Compares all ids, because removals leave no stamp and restored rows can have old ones. */
  private async reconcile(): Promise<void> {
    const kept = this.index.stamps();
    const changed: string[] = [];
    for await (const { id, updatedAt } of stampsSince(0)) {
      if (kept.get(id) !== updatedAt) changed.push(id);
      kept.delete(id);
    }
    for (const id of kept.keys()) this.index.remove(id);
    if (this.haveMostChanged(changed)) await this.readAll();
    else await this.apply(changed);
  }

  /** Rows whose stamp differs from the stored one. */
  private async changedSince(time: number): Promise<string[]> {
    const changed: string[] = [];
    for await (const { id, updatedAt } of stampsSince(time)) {
      if (this.index.updatedAt(id) !== updatedAt) changed.push(id);
      this.newest = Math.max(this.newest, updatedAt || 0);
    }
    return changed;
  }

  private async apply(ids: readonly string[]): Promise<void> {
    for (let from = 0; from < ids.length; from += BATCH) {
      const asked = ids.slice(from, from + BATCH);
      const missing = new Set(asked);
      for await (const listing of listingsOf(byId(asked))) {
        missing.delete(listing.id);
        this.index.put(listing);
      }
      for (const id of missing) this.index.remove(id);
    }
  }

  /**
   * True if one sweep is cheaper than reading rows by id. Ignores new rows, because an import writes them between searches, and a sweep for each would read
   * early ones many times.
   */
  private haveMostChanged(ids: readonly string[]): boolean {
    const most = Math.max(MAX_BY_ID, this.index.size / 2);
    return ids.length > most && ids.filter((id) => this.index.updatedAt(id) !== undefined).length > most;
  }
}

/** Survives the module reloads of `next dev`, and never mixes the indexes of two databases (tests). */
const globalForIndex = globalThis as unknown as { saptamIndexes?: Map<string, LiveIndex> };

async function freshIndex(): Promise<ListingIndex> {
  const { connection } = await connectDb();
  globalForIndex.saptamIndexes ??= new Map();
  const key = `${connection.host}:${connection.port}/${connection.name}`;
  const live = globalForIndex.saptamIndexes.get(key) ?? new LiveIndex();
  globalForIndex.saptamIndexes.set(key, live);
  return live.fresh();
}

/** One object per rendered page. Outside rendering it is new each time, because React caches nothing there. */
const currentPage = cache((): { index?: Promise<ListingIndex> } => ({}));

/**
 * The site's search. Results include all writes acknowledged before the call. Searches of one page share a check for changes, because a listing's page makes
 * many, each with several database queries.
 */
export const searchEngine = memoryEngine(() => {
  const page = currentPage();
  page.index ??= freshIndex();
  return page.index;
});

/** Builds the index before the site accepts requests. */
export async function prepareSearchEngine(): Promise<void> {
  const started = performance.now();
  await freshIndex();
  log.debug({ ms: Math.round(performance.now() - started) }, 'search: ready');
}
