import { type Collation, compileCollation } from '../semantics/collation';
import { type Document, docOf } from '../semantics/values';
import { MOST_RECORDS } from '../storage/engine/row-numbers';
import type { KeyCounts } from '../storage/key-counts';
import { fitKey } from '../storage/key-encoding';
import type { KeyValueStore } from '../storage/key-value-store';
import { RECORD_ID_BYTES, recordIdAtEnd, recordKey, spacePrefix, uniqueKey } from '../storage/spaces';
import { duplicateKey } from './duplicate-key';
import type { IndexEntry } from './index-entry';
import { KeyWriter, type PlannedKeys, without } from './key-writer';

/** Records every changed document of a replica set, and knows which documents open transactions have changed. */
export interface Journal {
  /** Throws WriteConflict if an open transaction has changed the document. */
  checkDocument(collection: Collection, recordId: number): void;
  /** Throws WriteConflict if an open transaction has taken one of the unique keys. */
  checkKeys(planned: PlannedKeys[]): void;
  /** `before` is null if there was no document. */
  changed(collection: Collection, recordId: number, before: Buffer | null): void;
}

/** The differences between a transaction's view of a collection and the stored data. */
export interface Overlay {
  readonly base: Collection;
  /** True if anything differs. Plans then cannot rely on the order or number of keys. */
  readonly differs: boolean;
  /** Record ids of the documents that differ, ascending. */
  changedIds(): readonly number[];
  isChanged(recordId: number): boolean;
}

/** Documents and index keys of one collection. All methods are synchronous, so others see each step whole or not at all. */
export class Collection {
  readonly prefix: Buffer;
  private nextRecordId = -1;
  private documentCount = -1;
  indexes: IndexEntry[] = [];
  private readonly keys = new KeyWriter(this);
  onFlagsChanged: () => void = () => {};
  dropped = false;
  /** Set if the server is a replica set. */
  journal: Journal | null = null;
  /** Set on a transaction's view of a collection. */
  readonly overlay: Overlay | null = null;

  constructor(
    readonly store: KeyValueStore,
    readonly counts: KeyCounts,
    public db: string,
    public name: string,
    readonly space: number,
    readonly uuid: Buffer,
    public options: Document,
  ) {
    this.prefix = spacePrefix(space);
  }

  get ns(): string {
    return `${this.db}.${this.name}`;
  }

  /** The default for operations that do not name a collation. */
  get collation(): Collation | null {
    return compileCollation(this.options.collation);
  }

  get idIndex(): IndexEntry {
    return this.indexes[0]!;
  }

  index(name: string): IndexEntry | undefined {
    return this.indexes.find((index) => index.name === name);
  }

  /** Drops everything derived from the data. */
  reset(): void {
    this.nextRecordId = -1;
    this.documentCount = -1;
  }

  // --- records -----------------------------------------------------------------------------------------------------

  get endOfRecords(): Buffer {
    return spacePrefix(this.space + 1);
  }

  get count(): number {
    if (this.documentCount < 0) {
      // each document has exactly one key in this index, and its keys are stored closer together than the documents
      const { prefix, space } = this.idIndex;
      this.documentCount = this.store.count(prefix, spacePrefix(space + 1));
    }
    return this.documentCount;
  }

  read(recordId: number): Buffer | undefined {
    return this.store.get(recordKey(this.space, recordId));
  }

  findById(encodedId: Buffer): number {
    const value = this.store.get(uniqueKey(this.idIndex.prefix, fitKey(encodedId).key));
    return value ? value.readUIntBE(0, RECORD_ID_BYTES) : -1;
  }

  allocateRecordId(): number {
    if (this.nextRecordId < 0) {
      const last = this.store.keysReverse(this.prefix, this.endOfRecords, 1)[0];
      this.nextRecordId = last ? recordIdAtEnd(last) + 1 : 1;
    }
    if (this.nextRecordId > MOST_RECORDS)
      throw new Error(
        `${this.ns} has had ${MOST_RECORDS} documents: export it and import it again to number them anew`,
      );
    return this.nextRecordId++;
  }

  /** Stores a document, whose bytes start with `_id`. Throws 11000 before anything is written. */
  insert(raw: Buffer): number {
    const planned = this.keys.plan(raw);
    for (const { index, keys } of planned) if (index.unique) this.keys.checkUnique(index, keys, raw, -1);
    this.journal?.checkKeys(planned);
    const recordId = this.allocateRecordId();
    this.applyInsert(recordId, raw, planned);
    this.journal?.changed(this, recordId, null);
    return recordId;
  }

  /** Stores a document without checking its unique keys, which the caller has done. */
  applyInsert(recordId: number, raw: Buffer, planned: PlannedKeys[] = this.keys.plan(raw)): void {
    for (const { index, keys } of planned) this.keys.put(index, keys, recordId);
    this.store.put(recordKey(this.space, recordId), raw);
    if (this.documentCount >= 0) this.documentCount++;
  }

  planKeys(raw: Buffer): PlannedKeys[] {
    return this.keys.plan(raw);
  }

  /** Record id of a document other than `self` that has this key in a unique index, or -1. */
  ownerOf(index: IndexEntry, key: string, self: number): number {
    return this.keys.ownerOf(index, Buffer.from(key, 'latin1'), self);
  }

  duplicate(index: IndexEntry, raw: Buffer, key: string): Error {
    return duplicateKey(this.ns, index, raw, Buffer.from(key, 'latin1'));
  }

  update(recordId: number, before: Buffer, after: Buffer): void {
    this.journal?.checkDocument(this, recordId);
    this.applyUpdate(recordId, before, after, true);
    this.journal?.changed(this, recordId, before);
  }

  applyUpdate(recordId: number, before: Buffer, after: Buffer, checked = false): void {
    const old = this.keys.plan(before);
    const planned = this.keys.plan(after);
    const changes = planned.map(({ index, keys }) => {
      const was = old.find((entry) => entry.index === index)?.keys ?? [];
      return { index, added: without(keys, was), removed: without(was, keys) };
    });
    for (const { index, keys } of old) {
      if (!planned.some((entry) => entry.index === index)) changes.push({ index, added: [], removed: keys });
    }
    if (checked) {
      for (const { index, added } of changes)
        if (index.unique) this.keys.checkUnique(index, added, after, recordId);
      this.journal?.checkKeys(changes.map(({ index, added }) => ({ index, keys: added })));
    }
    for (const { index, added, removed } of changes) {
      this.keys.delete(index, removed, recordId);
      this.keys.put(index, added, recordId);
    }
    this.store.put(recordKey(this.space, recordId), after);
  }

  remove(recordId: number, raw: Buffer): void {
    this.journal?.checkDocument(this, recordId);
    this.applyRemove(recordId, raw);
    this.journal?.changed(this, recordId, raw);
  }

  applyRemove(recordId: number, raw: Buffer): void {
    for (const { index, keys } of this.keys.plan(raw)) this.keys.delete(index, keys, recordId);
    this.store.delete(recordKey(this.space, recordId));
    if (this.documentCount >= 0) this.documentCount--;
  }

  /** Adds one stored document to an index that is being built. Does nothing if it is already there. */
  buildKeys(index: IndexEntry, recordId: number, raw: Buffer): void {
    this.keys.build(index, recordId, raw);
  }

  dropKeys(index: IndexEntry, recordId: number, raw: Buffer): void {
    for (const { index: other, keys } of this.keys.plan(raw))
      if (other === index) this.keys.delete(index, keys, recordId);
  }

  toDocument(): Document {
    return docOf({
      space: this.space,
      uuid: this.uuid.toString('hex'),
      options: this.options,
      indexes: this.indexes.filter((index) => !index.building).map((index) => index.toDocument()),
    });
  }
}
