import { randomUUID } from 'node:crypto';
import { decode, encode } from '../semantics/codec';
import { mongoError } from '../semantics/errors';
import { type Document, docOf, keysOf } from '../semantics/values';
import { KeyCounts } from '../storage/key-counts';
import type { KeyValueStore } from '../storage/key-value-store';
import { FIRST_BLOCK_SPACE, FIRST_PACKED_SPACE } from '../storage/spaces';
import { Collection, type Journal } from './collection';
import { Garbage } from './garbage';
import { IndexEntry, type StoredIndex } from './index-entry';
import { checkNamespace } from './names';

/** Prefix of the keys of collection descriptions. */
export const COLLECTION = Buffer.from([0, 0, 0, 0, 0x63]);
const COLLECTION_END = Buffer.from([0, 0, 0, 0, 0x64]);
const NEXT_SPACE = Buffer.from([0, 0, 0, 0, 0x6e]);
const BATCH = 1000;
const BATCH_BYTES = 16 * 1024 * 1024;
/** First byte of the spaces that the server itself uses. They are not counted. */
const SERVER_SPACES = 0x7f;

const nsKey = (ns: string): Buffer => Buffer.concat([COLLECTION, Buffer.from(ns)]);

/** All collections and indexes. They are kept in memory and written through to key space 0. */
export class Catalog {
  private databases = new Map<string, Map<string, Collection>>();
  private readonly spaces = { next: 1 };
  readonly garbage: Garbage;
  private readonly counts: KeyCounts;
  private journal: Journal | null = null;

  constructor(readonly store: KeyValueStore) {
    this.counts = new KeyCounts(store);
    this.garbage = new Garbage(store, this.counts, () => this.everyCollection());
    this.load();
    this.garbage.collectLater();
  }

  /** Reads everything again after the store rolled back. Collections that still exist keep their identity. */
  load(): void {
    const before = this.databases;
    this.counts.clear();
    this.databases = new Map();
    const next = this.store.get(NEXT_SPACE);
    this.spaces.next = next ? next.readUInt32BE(0) : 1;
    for (let from = COLLECTION; ; ) {
      const batch = this.store.entries(from, COLLECTION_END, BATCH, BATCH_BYTES);
      for (const { key, value } of batch) {
        const ns = key.toString('utf8', COLLECTION.length);
        const dot = ns.indexOf('.');
        this.loadOne(ns.slice(0, dot), ns.slice(dot + 1), value);
      }
      const last = batch.at(-1);
      if (!last) break;
      from = Buffer.concat([last.key, Buffer.alloc(1)]);
    }
    for (const byName of before.values()) for (const collection of byName.values()) collection.dropped = true;
  }

  /** Reports every further change to a journal. */
  tell(journal: Journal): void {
    this.journal = journal;
    for (const collection of this.everyCollection()) collection.journal = journal;
  }

  private loadOne(db: string, name: string, value: Buffer): void {
    const doc = decode(value);
    const uuid = Buffer.from(doc.uuid as string, 'hex');
    const options = doc.options as Document;
    const collection = new Collection(this.store, this.counts, db, name, doc.space as number, uuid, options);
    this.register(collection);
    for (const stored of doc.indexes as unknown as StoredIndex[]) {
      collection.indexes.push(new IndexEntry(stored, stored.spec));
    }
  }

  private register(collection: Collection): void {
    const { db, name } = collection;
    collection.journal = this.journal;
    collection.onFlagsChanged = () => this.save(collection);
    let byName = this.databases.get(db);
    if (!byName) {
      byName = new Map();
      this.databases.set(db, byName);
    }
    byName.set(name, collection);
  }

  save(collection: Collection): void {
    if (collection.dropped) return;
    this.store.put(nsKey(collection.ns), Buffer.from(encode(collection.toDocument())));
  }

  allocateSpace(): number {
    const space = this.spaces.next++;
    this.saveNextSpace();
    return space;
  }

  private saveNextSpace(): void {
    const value = Buffer.alloc(4);
    value.writeUInt32BE(this.spaces.next, 0);
    this.store.put(NEXT_SPACE, value);
  }

  /** Marks spaces as taken, in case the stored number of the next one was lost. */
  skipSpaces(used: Iterable<number>): void {
    for (const space of used) {
      const counted = space % FIRST_PACKED_SPACE;
      if (space >>> 24 !== SERVER_SPACES) this.spaces.next = Math.max(this.spaces.next, counted + 1);
    }
    this.saveNextSpace();
  }

  /** Allocates a space for an index. Indexes are stored in blocks, except for `_id`, whose entries have values. */
  allocateIndexSpace(pattern: Document): number {
    const paths = keysOf(pattern);
    const space = this.allocateSpace();
    return paths.length === 1 && paths[0] === '_id' ? space : FIRST_BLOCK_SPACE + space;
  }

  // --- collections -------------------------------------------------------------------------------------------------

  find(db: string, name: string): Collection | undefined {
    return this.databases.get(db)?.get(name);
  }

  create(db: string, name: string, options: Document): Collection {
    const collection = this.unattached(db, name, options);
    this.attach(collection);
    return collection;
  }

  /** A collection that stays invisible, and does not survive a restart, until it is attached. */
  unattached(db: string, name: string, options: Document): Collection {
    checkNamespace(db, name);
    this.checkDatabaseCase(db);
    const uuid = Buffer.from(randomUUID().replaceAll('-', ''), 'hex');
    const space = FIRST_PACKED_SPACE + this.allocateSpace();
    const collection = new Collection(this.store, this.counts, db, name, space, uuid, options);
    const spec = docOf({ v: 2, key: docOf({ _id: 1 }), name: '_id_' });
    if (options.collation !== undefined) spec.collation = options.collation;
    const stored = { space: this.allocateSpace(), spec, multikey: [false], longKeys: false };
    collection.indexes.push(new IndexEntry(stored, spec));
    return collection;
  }

  attach(collection: Collection): void {
    this.register(collection);
    this.save(collection);
  }

  findOrCreate(db: string, name: string): Collection {
    return this.find(db, name) ?? this.create(db, name, docOf({}));
  }

  drop(collection: Collection): void {
    collection.dropped = true;
    this.store.delete(nsKey(collection.ns));
    this.databases.get(collection.db)?.delete(collection.name);
    if (this.databases.get(collection.db)?.size === 0) this.databases.delete(collection.db);
    this.garbage.add([collection.space, ...collection.indexes.map((index) => index.space)]);
  }

  rename(collection: Collection, db: string, name: string): void {
    checkNamespace(db, name);
    this.store.delete(nsKey(collection.ns));
    this.databases.get(collection.db)?.delete(collection.name);
    if (this.databases.get(collection.db)?.size === 0) this.databases.delete(collection.db);
    collection.db = db;
    collection.name = name;
    const byName = this.databases.get(db) ?? new Map<string, Collection>();
    byName.set(name, collection);
    this.databases.set(db, byName);
    this.save(collection);
  }

  dropDatabase(db: string): void {
    for (const collection of this.collections(db)) this.drop(collection);
  }

  databaseNames(): string[] {
    return [...this.databases.keys()].sort();
  }

  collections(db: string): Collection[] {
    return [...(this.databases.get(db)?.values() ?? [])].sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  *everyCollection(): Iterable<Collection> {
    for (const byName of this.databases.values()) yield* byName.values();
  }

  /** Refuses a name that differs from an existing database's in case alone. */
  checkDatabaseCase(db: string): void {
    const other = [...this.databases.keys()].find(
      (name) => name !== db && name.toLowerCase() === db.toLowerCase(),
    );
    if (other !== undefined) {
      throw mongoError(
        13297,
        `db already exists with different case already have: [${other}] trying to create [${db}]`,
      );
    }
  }

  // --- indexes -----------------------------------------------------------------------------------------------------

  removeIndex(collection: Collection, index: IndexEntry): void {
    collection.indexes = collection.indexes.filter((other) => other !== index);
    if (!index.building) this.save(collection);
    this.garbage.add([index.space]);
  }
}
