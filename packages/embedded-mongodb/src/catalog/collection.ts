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

/** Records every changed document of a server that is a replica set, and knows which documents transactions hold. */
export interface Journal {
  /** Throws WriteConflict when an open transaction has changed the document. */
  checkDocument(collection: Collection, recordId: number): void;
  /** Throws WriteConflict when an open transaction has taken one of the unique keys. */
  checkKeys(planned: PlannedKeys[]): void;
  /** `before`: null when there was no document. */
  changed(collection: Collection, recordId: number, before: Buffer | null): void;
}

/** What a transaction sees in a collection that differs from what is stored. */
export interface Overlay {
  readonly base: Collection;
  /** True when anything differs: then plans give neither order nor counts by themselves. */
  readonly differs: boolean;
  /** Record ids of the documents that differ, ascending. */
  changedIds(): readonly number[];
  isChanged(recordId: number): boolean;
}

/** Documents and index keys of one collection. All methods are synchronous: each is one step that others see whole. */
export class Collection {
  readonly prefix: Buffer;
  private nextRecordId = -1;
  private documentCount = -1;
  indexes: IndexEntry[] = [];
  private readonly keys = new KeyWriter(this);
  onFlagsChanged: () => void = () => {};
  dropped = false;
  /** Set when the server is a replica set. */
  journal: Journal | null = null;
  /** Set on what a transaction sees of a collection. */
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

  /** The default for operations that name no collation of their own. */
  get collation(): Collation | null {
    return compileCollation(this.options.collation);
  }

  get idIndex(): IndexEntry {
    return this.indexes[0]!;
  }

  index(name: string): IndexEntry | undefined {
    return this.indexes.find((index) => index.name === name);
  }

  /** Forget what was derived from the data. */
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
      // each document has one key there, and keys lie closer together
      const { prefix, space } = this.idIndex;
      this.documentCount = this.store.count(prefix, spacePrefix(space + 1));
    }
    return this.documentCount;
  }

  read(recordId: number): Buffer | undefined {
    return this.store.get(recordKey(this.space, recordId));
  }

  /** Record id of the document with this encoded `_id`, or -1. */
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

  /** Stores a document (its bytes start with `_id`). Throws 11000 before anything is written. */
  insert(raw: Buffer): number {
    const planned = this.keys.plan(raw);
    for (const { index, keys } of planned) if (index.unique) this.keys.checkUnique(index, keys, raw, -1);
    this.journal?.checkKeys(planned);
    const recordId = this.allocateRecordId();
    this.applyInsert(recordId, raw, planned);
    this.journal?.changed(this, recordId, null);
    return recordId;
  }

  /** Stores a document whose keys are known to be free. */
  applyInsert(recordId: number, raw: Buffer, planned: PlannedKeys[] = this.keys.plan(raw)): void {
    for (const { index, keys } of planned) this.keys.put(index, keys, recordId);
    this.store.put(recordKey(this.space, recordId), raw);
    if (this.documentCount >= 0) this.documentCount++;
  }

  /** The index keys that a document has, or would have. */
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

  /** Replaces a document by one with the same `_id`. */
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

  /** Adds one stored document to an index that is being built; harmless when it is there already. */
  buildKeys(index: IndexEntry, recordId: number, raw: Buffer): void {
    this.keys.build(index, recordId, raw);
  }

  /** Takes the keys of one document out of an index. */
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
