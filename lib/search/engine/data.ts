import 'server-only';
import { join } from 'node:path';
import { type mongo, Types } from 'mongoose';
import { readColumnFacts, readColumns, writeColumns } from '@/lib/platform/cache/column-file';
import { readLogAfter } from '@/lib/platform/cache/data';
import { connectDb } from '@/lib/platform/db/connect';
import { env } from '@/lib/platform/env';
import { onShutdown } from '@/lib/platform/jobs/shutdown';
import { log } from '@/lib/platform/log/log';
import { tracedMethods } from '@/lib/platform/log/traced';
import { Bitmap } from '@/lib/search/columns/bitmap';
import { type IndexedListing, ListingIndex } from '@/lib/search/columns/listing-index';
import { ROW_PROJECTION, readStamp, toIndexed } from '@/lib/search/columns/search-row';
import { freeze, SNAPSHOT_SHAPE, thaw } from '@/lib/search/columns/snapshot';
import { Property } from '@/models/listings/property';
import { memoryEngine } from './memory-engine';
import type { SearchEngine } from './search-engine';

/**
 * Keeps this process's ListingIndex as fresh as the database. Each search first asks, over the `updatedAt` index,
 * what has changed since the newest change seen, and the numbered log of what visitors see changed, for edits whose time is wrong
 * because a clock was; normally nothing. So a write shows in the very next search of every process, with two small queries
 * and no messages between processes. A snapshot on the disk saves reading all rows at a start. See
 * docs/decisions/0015-search-index-in-memory.md.
 */

/** Writes of processes whose clocks differ, or that were under way while another committed, are looked at again. */
const OVERLAP_MS = 10_000;
/** How far a look goes back when the log cannot name what has changed: it is too long, or the change may show in any listing. */
const FAR_MS = 3 * 3_600_000;
/** From this share of dead slots on the columns are built again. */
const MAX_FRAGMENTATION = 0.5;
/** Rows of one reply: enough to keep the line busy, few enough to go while they are still young (garbage collection). */
const REFRESH_BATCH = 250;
const STAMP_BATCH = 20_000;
const BATCH = 2000;
const MAX_BY_ID = 1000;

/** Fewer listings are read in a moment. */
const MIN_SNAPSHOT = 5000;
/** A snapshot is made again at most so often, and when so many listings have changed since: fewer are read at a start in a second. */
const SNAPSHOT_MS = 5 * 60_000;
const SNAPSHOT_CHANGES = 2000;

/** The newest change in a snapshot: it is brought up to date from there. */
type SnapshotFacts = { newest: number; size: number; bias: number };

type Changed = { rows: Types.ObjectId[]; newest: number };

async function* allRows(): AsyncGenerator<IndexedListing[]> {
  // whole rows: cutting each one to its projection costs the embedded database twice the time of sending it
  const cursor = Property.collection.find<Uint8Array>({}, { batchSize: REFRESH_BATCH, raw: true });
  while (await cursor.hasNext()) yield cursor.readBufferedDocuments().map(toIndexed);
}

const hexOf = (words: readonly number[]) => words.map((word) => word.toString(16).padStart(8, '0')).join('');

type Stamps = mongo.FindCursor<Uint8Array>;
const STAMP_OPTIONS = { projection: { updatedAt: 1 }, batchSize: STAMP_BATCH, raw: true };

/** In the order of an index that has all that is asked for. */
const stampsSince = (time: number): Stamps =>
  Property.collection
    .find<Uint8Array>({ updatedAt: { $gte: new Date(time) } }, STAMP_OPTIONS)
    .sort({ updatedAt: 1, _id: 1 });

const stampsOf = (ids: readonly string[]): Stamps =>
  Property.collection.find<Uint8Array>(
    { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } },
    STAMP_OPTIONS,
  );

const namedBy = (tags: readonly string[]) =>
  tags.flatMap((tag) => /^property:([0-9a-f]{24})$/.exec(tag)?.[1] ?? []);

export class LiveIndex {
  private index = new ListingIndex();
  private newest = 0;
  /** how far the log of invalidations has been followed */
  private seq = 0;
  /** stored rows minus indexed ones, as last reconciled; the server's count is an estimate that may stay off */
  private bias = 0;
  private running: Promise<void> | undefined;
  private next: Promise<void> | undefined;
  /** changes since the last snapshot, of this process */
  private changes = 0;
  private savedAt = 0;
  private saving: Promise<void> | undefined;

  constructor(
    private readonly path: string,
    private readonly minSnapshot = MIN_SNAPSHOT,
  ) {}

  /** An index that has every write which was acknowledged before the call. */
  async fresh(): Promise<ListingIndex> {
    await this.refresh();
    return this.index;
  }

  /** A refresh under way may have read before the caller's write: callers share the one that starts after it. */
  private refresh(): Promise<void> {
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
    if (this.newest === 0) await this.begin();
    else if (this.index.fragmentation > MAX_FRAGMENTATION) await this.rebuild();
    else {
      // a row of the future, which a clock that was ahead has left, hides no other change
      const since = Math.min(this.newest, Date.now()) - OVERLAP_MS;
      const [{ seq, tags }, changed, stored] = await Promise.all([
        readLogAfter(this.seq),
        this.changedAmong(stampsSince(since)),
        Property.collection.estimatedDocumentCount(),
      ]);
      await this.apply(changed);
      const ids = namedBy(tags ?? []);
      if (!tags || tags.includes('site'))
        await this.apply(await this.changedAmong(stampsSince(since - FAR_MS)));
      else if (ids.length > 0) await this.apply(await this.changedAmong(stampsOf(ids)));
      this.seq = seq;
      if (stored !== this.index.size + this.bias) await this.reconcile(stored);
    }
    const isDue = this.changes >= SNAPSHOT_CHANGES && Date.now() - this.savedAt > SNAPSHOT_MS;
    if (isDue) this.save().catch((err: unknown) => log.warn({ err }, 'search: no snapshot'));
  }

  /** The snapshot with what has changed since, or all rows. */
  private async begin(): Promise<void> {
    const stored = await readColumns<SnapshotFacts>(this.path, SNAPSHOT_SHAPE).catch((err: unknown) => {
      log.warn({ err }, 'search: the snapshot cannot be used, all listings are read');
      return undefined;
    });
    this.seq = (await readLogAfter(0)).seq;
    if (!stored) return this.rebuild();
    this.index = thaw(stored.parts);
    this.newest = stored.facts.newest;
    this.bias = stored.facts.bias;
    this.savedAt = Date.now();
    await this.catchUp();
    // rows may have been exchanged for as many of old dates: every row is compared once, while the site already listens
    this.compared = this.compare().catch((err: unknown) => log.warn({ err }, 'search: rows not compared'));
  }

  /** Settles when the index that came out of a snapshot has been compared with every row. */
  compared: Promise<void> = Promise.resolve();

  private async rebuild(): Promise<void> {
    const index = await new ListingIndex().load(allRows());
    this.index = index;
    this.newest = 1;
    for (const slot of index.alive.toSlots())
      this.newest = Math.max(this.newest, index.number('updatedAt', slot));
    this.bias = (await Property.collection.estimatedDocumentCount()) - index.size;
    // what is read row by row is worth a snapshot at once
    this.changes = Math.max(index.size, SNAPSHOT_CHANGES);
  }

  /** Removals leave no stamp, and restored rows may carry old ones: compares every id, over the index alone. */
  private async reconcile(stored: number): Promise<void> {
    await this.compare();
    this.bias = stored - this.index.size;
  }

  private async compare(): Promise<void> {
    const { index } = this;
    const { capacity } = index;
    const present = new Bitmap(capacity);
    const changed = await this.changedAmong(stampsSince(0), present);
    // all rows were read meanwhile
    if (index !== this.index) return;
    // a slot that was given meanwhile is that of a row which is there
    for (const slot of index.alive.toSlots())
      if (slot < capacity && !present.has(slot)) index.removeSlot(slot);
    await this.apply(changed);
  }

  /** Rows with another stamp than the index has, and the newest stamp; the slots of all rows go into `present`. */
  private async changedAmong(cursor: Stamps, present?: Bitmap): Promise<Changed> {
    const changed: Changed = { rows: [], newest: this.newest };
    const { ids, numbers } = this.index;
    while (await cursor.hasNext())
      for (const row of cursor.readBufferedDocuments()) {
        const { id, updatedAt } = readStamp(row);
        const slot = ids.findWords(...id);
        if (slot >= 0) present?.add(slot);
        if (slot < 0 || numbers.updatedAt[slot] !== updatedAt)
          changed.rows.push(new Types.ObjectId(hexOf(id)));
        changed.newest = Math.max(changed.newest, updatedAt || 0);
      }
    return changed;
  }

  private async apply({ rows, newest }: Changed): Promise<void> {
    // by id, rows cost more than in one sweep over all of them
    if (rows.length > MAX_BY_ID && rows.length > this.index.size / 10) return this.rebuild();
    for (let from = 0; from < rows.length; from += BATCH) {
      const found = await Property.collection
        .find<Uint8Array>(
          { _id: { $in: rows.slice(from, from + BATCH) } },
          { projection: ROW_PROJECTION, raw: true },
        )
        .toArray();
      for (const row of found) this.index.put(toIndexed(row));
    }
    this.newest = Math.max(this.newest, newest);
    this.changes += rows.length;
  }

  /** Writes a snapshot, unless this process has nothing new for it or another one has just made it. */
  save(): Promise<void> {
    this.saving ??= this.write().finally(() => {
      this.saving = undefined;
    });
    return this.saving;
  }

  private async write(): Promise<void> {
    if (this.changes === 0 || this.index.size < this.minSnapshot) return;
    this.changes = 0;
    this.savedAt = Date.now();
    const facts: SnapshotFacts = { newest: this.newest, size: this.index.size, bias: this.bias };
    const there = await readColumnFacts<SnapshotFacts>(this.path, SNAPSHOT_SHAPE).catch(() => undefined);
    if (there && there.newest >= facts.newest && there.size === facts.size) return;
    await writeColumns(this.path, { shape: SNAPSHOT_SHAPE, facts, parts: freeze(this.index) });
  }
}

/** Survives the module reloads of `next dev`, and one database's index is never used for another (tests). */
const globalForIndex = globalThis as unknown as { saptamIndexes?: Map<string, LiveIndex> };

async function freshIndex(): Promise<ListingIndex> {
  const { connection } = await connectDb();
  globalForIndex.saptamIndexes ??= new Map();
  const key = `${connection.host}:${connection.port}/${connection.name}`;
  let live = globalForIndex.saptamIndexes.get(key);
  if (!live) {
    live = new LiveIndex(join(env().DATA_DIR, 'search-index', `${connection.name}.bin`));
    globalForIndex.saptamIndexes.set(key, live);
    onShutdown(`search index of ${key}`, live.save.bind(live));
  }
  return live.fresh();
}

/** Where the site asks for listings; another SearchEngine would take its place here (docs/operations.md#a-search-server). */
export const searchEngine: SearchEngine = tracedMethods('search', memoryEngine(freshIndex));

/** Brings the index up to date before the site takes requests. */
export async function prepareSearchEngine(): Promise<void> {
  await freshIndex();
}
