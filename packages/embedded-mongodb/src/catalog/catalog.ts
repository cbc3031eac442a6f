import { randomUUID } from 'node:crypto';
import { Binary } from 'bson';
import { decode, encode } from '../semantics/codec';
import { mongoError } from '../semantics/errors';
import { type Document, docOf, isDocument, keysOf } from '../semantics/values';
import { KeyCounts } from '../storage/key-counts';
import type { KeyValueStore } from '../storage/key-value-store';
import { FIRST_BLOCK_SPACE, FIRST_PACKED_SPACE } from '../storage/spaces';
import { Collection, type Journal } from './collection';
import { Garbage } from './garbage';
import { IndexEntry, type StoredIndex } from './index-entry';
import { checkNamespace } from './names';
import { heldView, type View } from './view';

/** The beginning of the key of a collection's description. */
export const COLLECTION = Buffer.from([0, 0, 0, 0, 0x63]);
const COLLECTION_END = Buffer.from([0, 0, 0, 0, 0x64]);
const NEXT_SPACE = Buffer.from([0, 0, 0, 0, 0x6e]);
const BATCH = 1000;
const BATCH_BYTES = 16 * 1024 * 1024;
/** First byte of the spaces that the server itself uses: they are not counted. */
const SERVER_SPACES = 0x7f;

const nsKey = (ns: string): Buffer => Buffer.concat([COLLECTION, Buffer.from(ns)]);

/** All collections, views and indexes: in memory, written through to key space 0. */
export class Catalog {
  private databases = new Map<string, Map<string, Collection>>();
  private viewMap = new Map<string, View>();
  /** Shared with the views that transactions have of the catalog. */
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

  /** Reads everything again, after the store rolled back. Collections that are still there keep their identity. */
  load(): void {
    const before = this.databases;
    this.counts.clear();
    this.databases = new Map();
    this.viewMap.clear();
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

  /** Reports every change to a journal from now on. */
  tell(journal: Journal): void {
    this.journal = journal;
    for (const collection of this.everyCollection()) collection.journal = journal;
  }

  private loadOne(db: string, name: string, value: Buffer): void {
    const doc = decode(value);
    if (doc.viewOn !== undefined) {
      const { viewOn, pipeline, options } = doc as unknown as View;
      this.holdView({ db, name, viewOn, pipeline, options }, value);
      return;
    }
    const uuid = Buffer.from(doc.uuid as string, 'hex');
    const options = doc.options as Document;
    const collection = new Collection(this.store, this.counts, db, name, doc.space as number, uuid, options);
    this.register(collection);
    for (const stored of doc.indexes as unknown as StoredIndex[]) {
      collection.indexes.push(new IndexEntry({ ...stored, format: stored.format ?? 0 }, stored.spec));
    }
  }

  private holdView(view: View, stored: Buffer): void {
    const ns = `${view.db}.${view.name}`;
    this.viewMap.set(
      ns,
      heldView(view, stored.length, () => this.store.get(nsKey(ns))),
    );
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

  /** Marks these as taken, in case the stored number of the next one was lost. */
  skipSpaces(used: Iterable<number>): void {
    for (const space of used) {
      const counted = space % FIRST_PACKED_SPACE;
      if (space >>> 24 !== SERVER_SPACES) this.spaces.next = Math.max(this.spaces.next, counted + 1);
    }
    this.saveNextSpace();
  }

  /** A space for an index: in blocks, except of `_id`, whose entries have values. */
  allocateIndexSpace(pattern: Document): number {
    const paths = keysOf(pattern);
    const space = this.allocateSpace();
    return paths.length === 1 && paths[0] === '_id' ? space : FIRST_BLOCK_SPACE + space;
  }

  // --- collections -------------------------------------------------------------------------------------------------

  find(db: string, name: string): Collection | undefined {
    return this.databases.get(db)?.get(name);
  }

  view(db: string, name: string): View | undefined {
    return this.viewMap.get(`${db}.${name}`);
  }

  create(db: string, name: string, options: Document): Collection {
    const collection = this.unattached(db, name, options);
    this.attach(collection);
    return collection;
  }

  /** A collection that nobody else sees, and that a restart forgets, until it is attached. */
  unattached(db: string, name: string, options: Document): Collection {
    checkNamespace(db, name);
    this.checkDatabaseCase(db);
    const uuid = Buffer.from(randomUUID().replaceAll('-', ''), 'hex');
    const space = FIRST_PACKED_SPACE + this.allocateSpace();
    const collection = new Collection(this.store, this.counts, db, name, space, uuid, options);
    const spec = idIndexSpec(options.clusteredIndex);
    if (options.collation !== undefined) spec.collation = options.collation;
    const stored = { space: this.allocateSpace(), spec, multikey: [false], longKeys: false };
    collection.indexes.push(new IndexEntry(stored, spec));
    return collection;
  }

  attach(collection: Collection): void {
    this.register(collection);
    this.save(collection);
    this.journal?.schemaChanged({ operation: 'create', ...ofCollection(collection) });
  }

  findOrCreate(db: string, name: string): Collection {
    return this.find(db, name) ?? this.create(db, name, docOf({}));
  }

  createView(view: View): void {
    checkNamespace(view.db, view.name);
    const isNew = !this.viewMap.has(`${view.db}.${view.name}`);
    const { viewOn, pipeline, options } = view;
    const stored = Buffer.from(encode(docOf({ viewOn, pipeline, options })));
    this.store.put(nsKey(`${view.db}.${view.name}`), stored);
    this.holdView(view, stored);
    const change = { db: view.db, collection: view.name, uuid: null };
    if (isNew)
      this.journal?.schemaChanged({
        operation: 'create',
        ...change,
        description: docOf({ viewOn, pipeline }),
      });
  }

  /** `collMod` has changed the options of a collection. */
  modified(collection: Collection, description: Document): void {
    this.save(collection);
    this.journal?.schemaChanged({ operation: 'modify', ...ofCollection(collection), description });
  }

  dropView(view: View): void {
    this.viewMap.delete(`${view.db}.${view.name}`);
    this.store.delete(nsKey(`${view.db}.${view.name}`));
  }

  drop(collection: Collection): void {
    collection.dropped = true;
    this.store.delete(nsKey(collection.ns));
    this.databases.get(collection.db)?.delete(collection.name);
    if (this.databases.get(collection.db)?.size === 0) this.databases.delete(collection.db);
    this.garbage.add([collection.space, ...collection.indexes.map((index) => index.space)]);
    this.journal?.schemaChanged({ operation: 'drop', ...ofCollection(collection) });
  }

  rename(collection: Collection, db: string, name: string, dropped?: Collection): void {
    checkNamespace(db, name);
    const from = ofCollection(collection);
    this.store.delete(nsKey(collection.ns));
    this.databases.get(collection.db)?.delete(collection.name);
    if (this.databases.get(collection.db)?.size === 0) this.databases.delete(collection.db);
    collection.db = db;
    collection.name = name;
    const byName = this.databases.get(db) ?? new Map<string, Collection>();
    byName.set(name, collection);
    this.databases.set(db, byName);
    this.save(collection);
    const to = { db, coll: name };
    const description = dropped ? docOf({ to, dropTarget: new Binary(dropped.uuid, 4) }) : docOf({ to });
    this.journal?.schemaChanged({ operation: 'rename', ...from, to, description });
  }

  /** Every collection and view of a database. */
  dropDatabase(db: string): void {
    for (const collection of this.collections(db)) this.drop(collection);
    for (const view of this.views(db)) this.dropView(view);
    this.journal?.schemaChanged({ operation: 'dropDatabase', db, collection: null, uuid: null });
  }

  databaseNames(): string[] {
    const names = new Set(this.databases.keys());
    for (const view of this.viewMap.values()) names.add(view.db);
    return [...names].sort();
  }

  collections(db: string): Collection[] {
    return [...(this.databases.get(db)?.values() ?? [])].sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  views(db: string): View[] {
    return [...this.viewMap.values()].filter((view) => view.db === db);
  }

  get viewCount(): number {
    return this.viewMap.size;
  }

  *everyCollection(): Iterable<Collection> {
    for (const byName of this.databases.values()) yield* byName.values();
  }

  /** Names of databases may not differ in case alone. */
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
    if (!index.building) this.indexesChanged('dropIndexes', collection, [index.spec]);
  }

  indexesChanged(operation: string, collection: Collection, indexes: Document[]): void {
    const description = docOf({ indexes });
    this.journal?.schemaChanged({ operation, ...ofCollection(collection), description });
  }
}

function ofCollection({ db, name, uuid }: Collection): { db: string; collection: string; uuid: Buffer } {
  return { db, collection: name, uuid };
}

function idIndexSpec(clustered: unknown): Document {
  if (isDocument(clustered)) return docOf({ ...clustered, clustered: true });
  return docOf({ v: 2, key: docOf({ _id: 1 }), name: '_id_' });
}
