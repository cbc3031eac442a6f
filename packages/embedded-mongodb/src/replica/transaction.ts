import type { Catalog } from '../catalog/catalog';
import type { Collection } from '../catalog/collection';
import type { IndexEntry } from '../catalog/index-entry';
import type { PlannedKeys } from '../catalog/key-writer';
import type { Document } from '../semantics/values';
import type { ClusterTime } from './clock';
import { CollectionView, type Viewer } from './collection-view';
import type { History } from './history';
import type { Locks } from './locks';
import { writeConflict } from './write-conflict';

interface Change {
  stored: Buffer | null;
  own: Buffer | null;
}

interface Surroundings {
  catalog: Catalog;
  history: History;
  locks: Locks;
}

/**
 * Reads everything as it was at one moment, and keeps its own writes in memory until it commits. No other client sees them,
 * and they vanish if the server is killed.
 */
export class Transaction implements Viewer {
  readonly created: Collection[] = [];
  private readonly changes = new Map<Collection, Map<number, Change>>();
  private readonly ownKeys = new Map<string, number>();
  private readonly views = new Map<Collection, Collection>();
  writes = 0;
  readonly catalog: Catalog;

  constructor(
    readonly snapshot: ClusterTime,
    readonly around: Surroundings,
    readonly readOnly: boolean,
  ) {
    this.catalog = this.catalogView();
  }

  private catalogView(): Catalog {
    const { catalog } = this.around;
    const find = (db: string, name: string): Collection | undefined => {
      const collection = this.ownCollection(db, name) ?? catalog.find(db, name);
      return collection && this.view(collection);
    };
    const create = (db: string, name: string, options: Document): Collection => {
      const collection = catalog.unattached(db, name, options);
      this.created.push(collection);
      return this.view(collection);
    };
    return Object.create(catalog, {
      find: { value: find },
      create: { value: create },
      findOrCreate: { value: (db: string, name: string) => find(db, name) ?? create(db, name, {}) },
    }) as Catalog;
  }

  private ownCollection(db: string, name: string): Collection | undefined {
    return this.created.find((collection) => collection.db === db && collection.name === name);
  }

  isOwn(collection: Collection): boolean {
    return this.created.includes(collection);
  }

  private view(base: Collection): Collection {
    let view = this.views.get(base);
    if (!view) {
      view = new CollectionView(this, base).collection;
      this.views.set(base, view);
    }
    return view;
  }

  // --- reading -----------------------------------------------------------------------------------------------------

  /** The document as the transaction sees it, or null if it sees none. Undefined if that is the stored one. */
  versionOf(base: Collection, recordId: number): Buffer | null | undefined {
    const own = this.changes.get(base)?.get(recordId);
    return own ? own.own : this.around.history.before(base, recordId, this.snapshot);
  }

  changedIds(base: Collection): number[] {
    this.around.history.assertReadable(this.snapshot);
    const ids = new Set(this.around.history.changedSince(base, this.snapshot));
    for (const recordId of this.changes.get(base)?.keys() ?? []) ids.add(recordId);
    return [...ids].sort((a, b) => a - b);
  }

  // --- writing -----------------------------------------------------------------------------------------------------

  insert(base: Collection, raw: Buffer): number {
    const planned = base.planKeys(raw);
    this.takeKeys(base, planned, raw, -1);
    const recordId = base.allocateRecordId();
    this.noteKeys(planned, recordId);
    this.write(base, recordId, null, raw);
    return recordId;
  }

  update(base: Collection, recordId: number, before: Buffer, after: Buffer): void {
    this.takeDocument(base, recordId);
    const old = base.planKeys(before);
    const planned = base.planKeys(after);
    const added = planned.map(({ index, keys }) => {
      const had = old.find((entry) => entry.index === index)?.keys ?? [];
      return { index, keys: keys.filter((key) => !had.includes(key)) };
    });
    this.takeKeys(base, added, after, recordId);
    this.forgetKeys(old, recordId);
    this.noteKeys(planned, recordId);
    this.write(base, recordId, before, after);
  }

  remove(base: Collection, recordId: number, raw: Buffer): void {
    this.takeDocument(base, recordId);
    this.forgetKeys(base.planKeys(raw), recordId);
    this.write(base, recordId, raw, null);
  }

  private takeDocument(base: Collection, recordId: number): void {
    const { locks, history } = this.around;
    if (this.changes.get(base)?.has(recordId)) return;
    if (history.hasChanged(base, recordId, this.snapshot)) throw writeConflict();
    locks.takeDocument(base, recordId, this);
  }

  private takeKeys(base: Collection, planned: PlannedKeys[], raw: Buffer, self: number): void {
    for (const { index, keys } of planned) {
      if (!index.unique) continue;
      for (const key of keys) this.takeKey(base, index, key, raw, self);
    }
  }

  private takeKey(base: Collection, index: IndexEntry, key: string, raw: Buffer, self: number): void {
    const { locks, history } = this.around;
    const name = keyName(index, key);
    const mine = this.ownKeys.get(name);
    if (mine !== undefined && mine !== self) throw base.duplicate(index, raw, key);
    locks.takeKey(name, this);
    const owner = base.ownerOf(index, key, self);
    if (owner < 0 || this.changes.get(base)?.has(owner)) return;
    if (history.hasChanged(base, owner, this.snapshot)) throw writeConflict();
    throw base.duplicate(index, raw, key);
  }

  private noteKeys(planned: PlannedKeys[], recordId: number): void {
    for (const { index, keys } of planned)
      if (index.unique) for (const key of keys) this.ownKeys.set(keyName(index, key), recordId);
  }

  private forgetKeys(planned: PlannedKeys[], recordId: number): void {
    for (const { index, keys } of planned) {
      if (!index.unique) continue;
      for (const key of keys)
        if (this.ownKeys.get(keyName(index, key)) === recordId) this.ownKeys.delete(keyName(index, key));
    }
  }

  private write(base: Collection, recordId: number, before: Buffer | null, after: Buffer | null): void {
    const changes = this.changes.get(base) ?? new Map<number, Change>();
    this.changes.set(base, changes);
    const known = changes.get(recordId);
    const own = after && Buffer.from(after);
    if (known) known.own = own;
    else changes.set(recordId, { stored: before, own });
    this.writes++;
  }

  // --- the end -----------------------------------------------------------------------------------------------------

  /** Writes everything into the collections in one step. Calls `changed` for every document. */
  apply(changed: (collection: Collection, recordId: number, before: Buffer | null) => void): void {
    for (const collection of this.created) {
      if (this.around.catalog.find(collection.db, collection.name)) throw writeConflict();
      this.around.catalog.attach(collection);
    }
    for (const [collection, changes] of this.changes) {
      if (collection.dropped) throw writeConflict();
      // removals first, because they free unique keys
      for (const [recordId, { stored, own }] of changes) {
        if (stored && !own) collection.applyRemove(recordId, stored);
        if (stored || own) changed(collection, recordId, stored);
      }
      for (const [recordId, { stored, own }] of changes)
        if (stored && own) collection.applyUpdate(recordId, stored, own);
      for (const [recordId, { stored, own }] of changes)
        if (!stored && own) collection.applyInsert(recordId, own);
    }
  }

  end(): void {
    this.around.locks.release(this);
  }
}

function keyName(index: IndexEntry, key: string): string {
  return `${index.space}\0${key}`;
}
