import type { KeyCounts } from '../storage/key-counts';
import { fitKey, successor } from '../storage/key-encoding';
import type { KeyValueStore } from '../storage/key-value-store';
import { RECORD_ID_BYTES, recordIdAtEnd, uniqueKey } from '../storage/spaces';
import { duplicateKey } from './duplicate-key';
import type { IndexEntry } from './index-entry';
import { KeyPlanner } from './key-planner';

/** The encoded fields of one document's keys in an index, as binary strings. */
export interface PlannedKeys {
  index: IndexEntry;
  keys: string[];
}

interface KeyedCollection {
  readonly ns: string;
  readonly store: KeyValueStore;
  readonly counts: KeyCounts;
  readonly indexes: IndexEntry[];
  onFlagsChanged(): void;
}

export class KeyWriter {
  private planner: KeyPlanner | null = null;
  private plannedFor: IndexEntry[] = [];

  constructor(private readonly collection: KeyedCollection) {}

  private plannerFor(indexes: IndexEntry[]): KeyPlanner {
    const { plannedFor } = this;
    const same = indexes.length === plannedFor.length && indexes.every((index, i) => index === plannedFor[i]);
    if (!this.planner || !same) {
      this.plannedFor = [...indexes];
      this.planner = new KeyPlanner(indexes);
    }
    return this.planner;
  }

  plan(raw: Buffer): PlannedKeys[] {
    const { indexes } = this.collection;
    const planner = this.plannerFor(indexes);
    planner.read(raw);
    const planned: PlannedKeys[] = [];
    for (const index of indexes) {
      const keys = this.keysOf(planner, index, raw);
      if (keys) planned.push({ index, keys });
    }
    return planned;
  }

  private keysOf(planner: KeyPlanner, index: IndexEntry, raw: Buffer): string[] | null {
    const plain = planner.keysOf(index);
    if (!plain) return this.generate(index, raw);
    if (index.sparse && plain.allMissing) return null;
    if (!index.covers(raw)) return null;
    if (plain.arrayField >= 0 && !index.multikey[plain.arrayField]) {
      index.multikey[plain.arrayField] = true;
      this.collection.onFlagsChanged();
    }
    return plain.keys;
  }

  private generate(index: IndexEntry, raw: Buffer): string[] | null {
    const generated = index.keysOf(raw);
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
      return key.toString('latin1');
    });
    if (changed) this.collection.onFlagsChanged();
    return keys;
  }

  /** Throws 11000 when a document other than `self` has one of these keys. */
  checkUnique(index: IndexEntry, keys: string[], raw: Buffer, self: number): void {
    for (const text of keys) {
      const fields = Buffer.from(text, 'latin1');
      const owner = this.ownerOf(index, fields, self);
      if (owner >= 0) throw duplicateKey(this.collection.ns, index, raw, fields);
    }
  }

  /** Record id of a document other than `self` that has this key, or -1. */
  ownerOf(index: IndexEntry, fields: Buffer, self: number): number {
    const { store } = this.collection;
    const start = uniqueKey(index.prefix, fields);
    if (index.isId) {
      const value = store.get(start);
      const owner = value ? value.readUIntBE(0, RECORD_ID_BYTES) : -1;
      return owner === self ? -1 : owner;
    }
    if (!store.mayHold(start)) return -1;
    for (const key of store.keys(start, successor(start)!, 2)) {
      const owner = recordIdAtEnd(key);
      if (owner !== self && key.length === start.length + RECORD_ID_BYTES) return owner;
    }
    return -1;
  }

  put(index: IndexEntry, keys: string[], recordId: number): void {
    if (index.isId) {
      for (const key of keys) this.putId(index, Buffer.from(key, 'latin1'), recordId);
      return;
    }
    const tail = recordIdText(recordId);
    for (const key of keys) this.collection.store.putIndexKey(index.prefix, key + tail);
  }

  private putId(index: IndexEntry, fields: Buffer, recordId: number): void {
    const { store, counts } = this.collection;
    const value = Buffer.allocUnsafeSlow(RECORD_ID_BYTES);
    value.writeUIntBE(recordId, 0, RECORD_ID_BYTES);
    const key = uniqueKey(index.prefix, fields);
    store.put(key, value);
    counts.changed(index.space, key, 1);
  }

  delete(index: IndexEntry, keys: string[], recordId: number): void {
    if (index.isId) {
      for (const key of keys) this.deleteId(index, Buffer.from(key, 'latin1'));
      return;
    }
    const tail = recordIdText(recordId);
    for (const key of keys) this.collection.store.deleteIndexKey(index.prefix, key + tail);
  }

  private deleteId(index: IndexEntry, fields: Buffer): void {
    const { store, counts } = this.collection;
    const key = uniqueKey(index.prefix, fields);
    store.delete(key);
    counts.changed(index.space, key, -1);
  }

  /** Adds one stored document to an index that is being built. Does nothing if it is already there. */
  build(index: IndexEntry, recordId: number, raw: Buffer): void {
    const planner = this.plannerFor([index]);
    planner.read(raw);
    const keys = this.keysOf(planner, index, raw) ?? [];
    if (index.unique) this.checkUnique(index, keys, raw, recordId);
    this.put(index, keys, recordId);
  }
}

function recordIdText(recordId: number): string {
  const high = Math.floor(recordId / 0x1_0000_0000);
  const code = String.fromCharCode;
  return (
    code(high >>> 8, high & 255) +
    code((recordId >>> 24) & 255, (recordId >>> 16) & 255, (recordId >>> 8) & 255, recordId & 255)
  );
}

export function without(keys: string[], others: string[]): string[] {
  if (others.length === 0) return keys;
  if (keys.length * others.length < 64) return keys.filter((key) => !others.includes(key));
  const there = new Set(others);
  return keys.filter((key) => !there.has(key));
}
