import { decode } from '../semantics/codec';
import { type Collation, compileCollation } from '../semantics/collation';
import { type Document, docOf } from '../semantics/values';
import type { KeyCounts } from '../storage/key-counts';
import { fitKey, successor } from '../storage/key-encoding';
import type { KeyValueStore } from '../storage/key-value-store';
import {
  indexKey,
  RECORD_ID_BYTES,
  recordIdAtEnd,
  recordKey,
  spacePrefix,
  uniqueKey,
} from '../storage/spaces';
import { duplicateKey } from './duplicate-key';
import type { IndexEntry } from './index-entry';

const NOTHING = Buffer.alloc(0);

interface PlannedKeys {
  index: IndexEntry;
  keys: Buffer[];
}

/** Documents and index keys of one collection. All methods are synchronous: each is one step that others see whole. */
export class Collection {
  readonly prefix: Buffer;
  private nextRecordId = -1;
  private documentCount = -1;
  /** Bytes of all documents; only kept for capped collections. */
  private documentBytes = -1;
  indexes: IndexEntry[] = [];
  onFlagsChanged: () => void = () => {};
  dropped = false;

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
    this.documentBytes = -1;
  }

  // --- records -----------------------------------------------------------------------------------------------------

  get endOfRecords(): Buffer {
    return spacePrefix(this.space + 1);
  }

  get count(): number {
    if (this.documentCount < 0) this.documentCount = this.store.count(this.prefix, this.endOfRecords);
    return this.documentCount;
  }

  read(recordId: number): Buffer | undefined {
    return this.store.get(recordKey(this.space, recordId));
  }

  /** Record id of the document with this encoded `_id`, or -1. */
  findById(encodedId: Buffer): number {
    const value = this.store.getTransient(uniqueKey(this.idIndex.prefix, fitKey(encodedId).key));
    return value ? value.readUIntBE(0, RECORD_ID_BYTES) : -1;
  }

  private allocateRecordId(): number {
    if (this.nextRecordId < 0) {
      const last = this.store.keysReverse(this.prefix, this.endOfRecords, 1)[0];
      this.nextRecordId = last ? recordIdAtEnd(last) + 1 : 1;
    }
    return this.nextRecordId++;
  }

  /** Stores a document (its bytes start with `_id`). Throws 11000 before anything is written. */
  insert(raw: Buffer): number {
    this.checkPlaces(raw);
    const planned = this.planKeys(raw);
    for (const { index, keys } of planned)
      if (index.refusesDuplicates) this.checkUnique(index, keys, raw, -1);
    const recordId = this.allocateRecordId();
    for (const { index, keys } of planned) for (const key of keys) this.putKey(index, key, recordId);
    this.store.put(recordKey(this.space, recordId), raw);
    if (this.documentCount >= 0) this.documentCount++;
    if (this.capped) this.evict(raw.length);
    return recordId;
  }

  get capped(): boolean {
    return this.options.capped === true;
  }

  /** A capped collection drops its oldest documents until it fits again. */
  private evict(added: number): void {
    const maxDocuments = Number(this.options.max ?? 0);
    const maxBytes = Math.max(4096, Number(this.options.size ?? 0));
    if (this.documentBytes < 0) this.documentBytes = this.sumBytes();
    else this.documentBytes += added;
    while (this.documentBytes > maxBytes || (maxDocuments > 0 && this.count > maxDocuments)) {
      const [oldest] = this.store.entries(this.prefix, this.endOfRecords, 1);
      if (!oldest) return;
      this.remove(recordIdAtEnd(oldest.key), oldest.value);
    }
  }

  private sumBytes(): number {
    let bytes = 0;
    let from = this.prefix;
    for (;;) {
      const batch = this.store.entries(from, this.endOfRecords, 1000, 8 * 1024 * 1024);
      for (const { value } of batch) bytes += value.length;
      const last = batch.at(-1);
      if (!last) return bytes;
      from = recordKey(this.space, recordIdAtEnd(last.key) + 1);
    }
  }

  /** Replaces a document by one with the same `_id`. */
  update(recordId: number, before: Buffer, after: Buffer): void {
    this.checkPlaces(after);
    const old = this.planKeys(before);
    const planned = this.planKeys(after);
    const changes = planned.map(({ index, keys }) => {
      const was = old.find((entry) => entry.index === index)?.keys ?? [];
      return { index, added: without(keys, was), removed: without(was, keys) };
    });
    for (const { index, keys } of old) {
      if (!planned.some((entry) => entry.index === index)) changes.push({ index, added: [], removed: keys });
    }
    for (const { index, added } of changes)
      if (index.refusesDuplicates) this.checkUnique(index, added, after, recordId);
    for (const { index, added, removed } of changes) {
      for (const key of removed) this.deleteKey(index, key, recordId);
      for (const key of added) this.putKey(index, key, recordId);
    }
    this.store.put(recordKey(this.space, recordId), after);
    if (this.documentBytes >= 0) this.documentBytes += after.length - before.length;
  }

  remove(recordId: number, raw: Buffer): void {
    for (const { index, keys } of this.planKeys(raw))
      for (const key of keys) this.deleteKey(index, key, recordId);
    this.store.delete(recordKey(this.space, recordId));
    if (this.documentCount >= 0) this.documentCount--;
    if (this.documentBytes >= 0) this.documentBytes -= raw.length;
  }

  // --- index keys --------------------------------------------------------------------------------------------------

  /** What is no place in a field with a geo index is refused. */
  private checkPlaces(raw: Buffer): void {
    for (const { checkPlaces } of this.indexes) if (checkPlaces) checkPlaces(decode(raw));
  }

  private planKeys(raw: Buffer): PlannedKeys[] {
    let doc: Document | null = null;
    const decoded = (): Document => {
      doc ??= decode(raw);
      return doc;
    };
    const planned: PlannedKeys[] = [];
    for (const index of this.indexes) {
      const keys = this.fieldKeys(index, raw, decoded);
      if (keys) planned.push({ index, keys });
    }
    return planned;
  }

  private fieldKeys(index: IndexEntry, raw: Buffer, decoded: () => Document): Buffer[] | null {
    const generated = index.keysOf(raw, decoded);
    if (!generated) return null;
    let changed = false;
    generated.multikey.forEach((is, i) => {
      if (is && !index.multikey[i]) {
        index.multikey[i] = true;
        changed = true;
      }
    });
    const keys = generated.keys.map((full) => {
      const { key, shortened } = fitKey(full);
      if (shortened && !index.longKeys) {
        index.longKeys = true;
        changed = true;
      }
      return key;
    });
    if (changed) this.onFlagsChanged();
    return keys;
  }

  private checkUnique(index: IndexEntry, keys: Buffer[], raw: Buffer, self: number): void {
    for (const fields of keys) {
      const owner = this.ownerOf(index, fields, self);
      if (owner >= 0) throw duplicateKey(this.ns, index, raw, fields);
    }
  }

  /** Record id of a document other than `self` that has this key, or -1. */
  private ownerOf(index: IndexEntry, fields: Buffer, self: number): number {
    const start = uniqueKey(index.prefix, fields);
    if (index.isId) {
      const value = this.store.getTransient(start);
      const owner = value ? value.readUIntBE(0, RECORD_ID_BYTES) : -1;
      return owner === self ? -1 : owner;
    }
    for (const key of this.store.keys(start, successor(start)!, 2)) {
      const owner = recordIdAtEnd(key);
      if (owner !== self && key.length === start.length + RECORD_ID_BYTES) return owner;
    }
    return -1;
  }

  private putKey(index: IndexEntry, fields: Buffer, recordId: number): void {
    if (index.isId) {
      const value = Buffer.allocUnsafeSlow(RECORD_ID_BYTES);
      value.writeUIntBE(recordId, 0, RECORD_ID_BYTES);
      const idKey = uniqueKey(index.prefix, fields);
      this.store.put(idKey, value);
      this.counts.changed(index.space, idKey, 1);
      return;
    }
    const key = indexKey(index.prefix, fields, recordId);
    // an index that is being built may have met this document already
    if (index.building && this.store.has(key)) return;
    this.store.put(key, NOTHING);
    this.counts.changed(index.space, key, 1);
  }

  private deleteKey(index: IndexEntry, fields: Buffer, recordId: number): void {
    if (index.isId) {
      const idKey = uniqueKey(index.prefix, fields);
      this.store.delete(idKey);
      this.counts.changed(index.space, idKey, -1);
      return;
    }
    const key = indexKey(index.prefix, fields, recordId);
    if (index.building && !this.store.has(key)) return;
    this.store.delete(key);
    this.counts.changed(index.space, key, -1);
  }

  /** Adds one stored document to an index that is being built; harmless when it is there already. */
  buildKeys(index: IndexEntry, recordId: number, raw: Buffer): void {
    if (index.checkPlaces) index.checkPlaces(decode(raw));
    const keys = this.fieldKeys(index, raw, () => decode(raw)) ?? [];
    if (index.refusesDuplicates) this.checkUnique(index, keys, raw, recordId);
    for (const key of keys) this.putKey(index, key, recordId);
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

function without(keys: Buffer[], others: Buffer[]): Buffer[] {
  if (others.length === 0) return keys;
  return keys.filter((key) => !others.some((other) => other.equals(key)));
}
