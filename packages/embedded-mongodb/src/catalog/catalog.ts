import { randomUUID } from 'node:crypto';
import { decode, encode } from '../semantics/codec';
import { mongoError } from '../semantics/errors';
import { type Document, docOf, isDocument, keysOf } from '../semantics/values';
import { FIRST_BLOCK_SPACE } from '../storage/blocks/block-keys';
import { KeyCounts } from '../storage/key-counts';
import type { KeyValueStore } from '../storage/key-value-store';
import { spacePrefix } from '../storage/spaces';
import { Collection } from './collection';
import { IndexEntry, type StoredIndex } from './index-entry';

const COLLECTION = Buffer.from([0, 0, 0, 0, 0x63]);
const COLLECTION_END = Buffer.from([0, 0, 0, 0, 0x64]);
const PURGE = Buffer.from([0, 0, 0, 0, 0x70]);
const PURGE_END = Buffer.from([0, 0, 0, 0, 0x71]);
const NEXT_SPACE = Buffer.from([0, 0, 0, 0, 0x6e]);
const PURGE_CHUNK = 2000;

export interface View {
  db: string;
  name: string;
  viewOn: string;
  pipeline: Document[];
  options: Document;
}

const nsKey = (ns: string): Buffer => Buffer.concat([COLLECTION, Buffer.from(ns)]);

/** All collections, views and indexes: in memory, written through to key space 0. */
export class Catalog {
  private databases = new Map<string, Map<string, Collection>>();
  private viewMap = new Map<string, View>();
  private nextSpace = 1;
  private purging = false;
  private readonly counts: KeyCounts;

  constructor(readonly store: KeyValueStore) {
    this.counts = new KeyCounts(store);
    this.load();
    this.purgeLater();
  }

  /** Reads everything again, after the store rolled back. Collections that are still there keep their identity. */
  load(): void {
    const before = this.databases;
    this.counts.clear();
    this.databases = new Map();
    this.viewMap.clear();
    const next = this.store.get(NEXT_SPACE);
    this.nextSpace = next ? next.readUInt32BE(0) : 1;
    for (const { key, value } of this.store.entries(COLLECTION, COLLECTION_END, 1e9)) {
      const ns = key.toString('utf8', COLLECTION.length);
      const dot = ns.indexOf('.');
      this.loadOne(ns.slice(0, dot), ns.slice(dot + 1), decode(value));
    }
    for (const byName of before.values()) for (const collection of byName.values()) collection.dropped = true;
  }

  private loadOne(db: string, name: string, doc: Document): void {
    if (doc.viewOn !== undefined) {
      this.viewMap.set(`${db}.${name}`, {
        db,
        name,
        viewOn: doc.viewOn as string,
        pipeline: doc.pipeline as Document[],
        options: doc.options as Document,
      });
      return;
    }
    const uuid = Buffer.from(doc.uuid as string, 'hex');
    const collection = this.adopt(db, name, doc.space as number, uuid, doc.options as Document);
    for (const stored of doc.indexes as unknown as StoredIndex[]) {
      collection.indexes.push(new IndexEntry(stored, stored.spec));
    }
  }

  private adopt(db: string, name: string, space: number, uuid: Buffer, options: Document): Collection {
    const collection = new Collection(this.store, this.counts, db, name, space, uuid, options);
    collection.onFlagsChanged = () => this.save(collection);
    let byName = this.databases.get(db);
    if (!byName) {
      byName = new Map();
      this.databases.set(db, byName);
    }
    byName.set(name, collection);
    return collection;
  }

  save(collection: Collection): void {
    if (collection.dropped) return;
    this.store.put(nsKey(collection.ns), Buffer.from(encode(collection.toDocument())));
  }

  allocateSpace(): number {
    const space = this.nextSpace++;
    const value = Buffer.alloc(4);
    value.writeUInt32BE(this.nextSpace, 0);
    this.store.put(NEXT_SPACE, value);
    return space;
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
    checkNamespace(db, name);
    this.checkDatabaseCase(db);
    const uuid = Buffer.from(randomUUID().replaceAll('-', ''), 'hex');
    const collection = this.adopt(db, name, this.allocateSpace(), uuid, options);
    const spec = idIndexSpec(options.clusteredIndex);
    if (options.collation !== undefined) spec.collation = options.collation;
    const stored = { space: this.allocateSpace(), spec, multikey: [false], longKeys: false };
    collection.indexes.push(new IndexEntry(stored, spec));
    this.save(collection);
    return collection;
  }

  findOrCreate(db: string, name: string): Collection {
    return this.find(db, name) ?? this.create(db, name, docOf({}));
  }

  createView(view: View): void {
    checkNamespace(view.db, view.name);
    this.viewMap.set(`${view.db}.${view.name}`, view);
    const doc = docOf({ viewOn: view.viewOn, pipeline: view.pipeline, options: view.options });
    this.store.put(nsKey(`${view.db}.${view.name}`), Buffer.from(encode(doc)));
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
    this.purge([collection.space, ...collection.indexes.map((index) => index.space)]);
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

  *everyCollection(): Iterable<Collection> {
    for (const byName of this.databases.values()) yield* byName.values();
  }

  private checkDatabaseCase(db: string): void {
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
    this.purge([index.space]);
  }

  /** Notes a space as garbage until `keep` is called: a crash while an index is built leaves nothing behind. */
  markUnfinished(space: number): void {
    this.store.put(Buffer.concat([PURGE, spacePrefix(space)]), Buffer.from([1]));
  }

  keep(space: number): void {
    this.store.delete(Buffer.concat([PURGE, spacePrefix(space)]));
  }

  // --- garbage -----------------------------------------------------------------------------------------------------

  private purge(spaces: number[]): void {
    for (const space of spaces) {
      this.markUnfinished(space);
      this.counts.forget(space);
    }
    this.purgeLater();
  }

  private unfinishedBuilds(): Set<number> {
    const spaces = new Set<number>();
    for (const collection of this.everyCollection()) {
      for (const index of collection.indexes) if (index.building) spaces.add(index.space);
    }
    return spaces;
  }

  /** Deletes the keys of dropped spaces a chunk at a time between other work. */
  private purgeLater(): void {
    if (this.purging) return;
    this.purging = true;
    setTimeout(() => this.purgeStep(), 20).unref();
  }

  private purgeStep(): void {
    if (this.closed || this.store.failed) return;
    const building = this.unfinishedBuilds();
    for (const marker of this.store.keys(PURGE, PURGE_END, 1000)) {
      const space = marker.readUInt32BE(PURGE.length);
      if (building.has(space)) continue;
      if (this.purgeChunk(space)) this.store.delete(marker);
      this.store.durable().then(
        () => setTimeout(() => this.purgeStep(), 5).unref(),
        () => {},
      );
      return;
    }
    this.purging = false;
  }

  /** True when nothing of the space is left. */
  private purgeChunk(space: number): boolean {
    if (space >= FIRST_BLOCK_SPACE) {
      this.store.clearSpace(spacePrefix(space));
      return true;
    }
    const keys = this.store.keys(spacePrefix(space), spacePrefix(space + 1), PURGE_CHUNK);
    for (const key of keys) this.store.delete(key);
    return keys.length < PURGE_CHUNK;
  }

  closed = false;
}

function idIndexSpec(clustered: unknown): Document {
  if (isDocument(clustered)) return docOf({ ...clustered, clustered: true });
  return docOf({ v: 2, key: docOf({ _id: 1 }), name: '_id_' });
}

const USABLE_SYSTEM = new Set(['system.js', 'system.users', 'system.roles', 'system.version']);

function checkNamespace(db: string, name: string): void {
  checkDatabaseName(db);
  if (name === '' || name.startsWith('.') || name.includes('\0') || name.includes('$')) {
    throw mongoError('InvalidNamespace', `Invalid collection name: ${name}`);
  }
  // GridFS and drivers have no use for these; MongoDB keeps them for itself
  if (name.startsWith('system.') && !USABLE_SYSTEM.has(name)) {
    throw mongoError('InvalidNamespace', `Invalid system namespace: ${db}.${name}`);
  }
  if (Buffer.byteLength(`${db}.${name}`) > 255) {
    throw mongoError(
      'InvalidNamespace',
      `Fully qualified namespace is too long. Namespace: ${db}.${name} Max: 255`,
    );
  }
}

export function checkDatabaseName(db: string): void {
  if (db === '' || db.length > 63 || /[\0/\\. "$]/.test(db)) {
    throw mongoError('InvalidNamespace', `Invalid database name: '${db}'`);
  }
}
