import type { Database, RootDatabase } from 'lmdb';
import { SPACE_BYTES } from './blocks/block-format';
import { BlockKeys, endWithin, isInBlocks } from './blocks/block-keys';
import type { DataFile } from './data-file';
import { PackedTails } from './packed-tails';
import { isPacked } from './spaces';

export interface Entry {
  key: Buffer;
  value: Buffer;
}

/** The reading half of the store. Reads see what was written, durable or not yet; they are synchronous. */
export abstract class KeyValueReader {
  protected blocks: BlockKeys;
  protected tails: PackedTails;

  constructor(protected file: DataFile) {
    this.blocks = new BlockKeys(file.plain, () => this.ensureTransaction());
    this.tails = new PackedTails(file.packed);
  }

  protected use(file: DataFile): void {
    this.file = file;
    this.blocks = new BlockKeys(file.plain, () => this.ensureTransaction());
    this.tails = new PackedTails(file.packed);
  }

  protected get db(): RootDatabase<Buffer, Buffer> {
    return this.file.plain;
  }

  /** Where an entry with this key lies. */
  protected tree(key: Buffer): Database<Buffer, Buffer> {
    return isPacked(key) ? this.file.packed : this.file.plain;
  }

  protected abstract ensureTransaction(): void;

  /** A copy of the value. */
  get(key: Buffer): Buffer | undefined {
    return this.tree(key).getBinary(key);
  }

  /** The value in a buffer that the next read overwrites; its true length is `length`. */
  getTransient(key: Buffer): Buffer | undefined {
    return this.tree(key).getBinaryFast(key);
  }

  has(key: Buffer): boolean {
    if (isInBlocks(key)) return this.blocks.at(key).has(key.subarray(SPACE_BYTES));
    return this.tree(key).getBinaryFast(key) !== undefined;
  }

  /** What the blocks of the space with this prefix take on disk. */
  blockBytes(prefix: Buffer): number {
    return this.blocks.at(prefix).blocks * this.blocks.pageSize;
  }

  /** Of an index in blocks: false when no key of these fields is there, true when one may be. */
  mayHold(start: Buffer): boolean {
    return this.blocks.mayHold(start);
  }

  /** Keys in [start, end), ascending; at most `limit`. */
  keys(start: Buffer, end: Buffer, limit: number): Buffer[] {
    const out: Buffer[] = [];
    if (Buffer.compare(start, end) >= 0) return out;
    if (isInBlocks(start)) {
      const rest = start.subarray(SPACE_BYTES);
      return this.blocks.at(start).keys(rest, endWithin(start, end), limit);
    }
    for (const key of this.tree(start).getKeys({ start, end, limit })) out.push(key);
    return out;
  }

  /** Keys in [start, end), descending from just below `end`. */
  keysReverse(start: Buffer, end: Buffer, limit: number): Buffer[] {
    const out: Buffer[] = [];
    if (Buffer.compare(start, end) >= 0) return out;
    if (isInBlocks(start)) {
      const rest = start.subarray(SPACE_BYTES);
      return this.blocks.at(start).keysReverse(rest, endWithin(start, end), limit);
    }
    // LMDB's reverse range is (end, start]: one extra entry in case `end` itself is a key
    for (const key of this.tree(start).getKeys({ start: end, limit: limit + 1, reverse: true })) {
      if (out.length >= limit || Buffer.compare(key, start) < 0) break;
      if (Buffer.compare(key, end) < 0) out.push(key);
    }
    return out;
  }

  /** Key and value pairs in [start, end), ascending; stops after `limit` pairs or about `maxBytes` of values. */
  entries(start: Buffer, end: Buffer, limit: number, maxBytes = Number.POSITIVE_INFINITY): Entry[] {
    const out: Entry[] = [];
    if (Buffer.compare(start, end) >= 0) return out;
    let bytes = 0;
    for (const entry of this.tree(start).getRange({ start, end, limit })) {
      out.push(entry);
      bytes += entry.value.length;
      if (bytes > maxBytes) break;
    }
    return out;
  }

  /** Pairs in [start, end), descending from just below `end`. */
  entriesReverse(start: Buffer, end: Buffer, limit: number, maxBytes = Number.POSITIVE_INFINITY): Entry[] {
    const out: Entry[] = [];
    if (Buffer.compare(start, end) >= 0) return out;
    let bytes = 0;
    for (const entry of this.tree(start).getRange({ start: end, limit: limit + 1, reverse: true })) {
      if (out.length >= limit || bytes > maxBytes || Buffer.compare(entry.key, start) < 0) break;
      if (Buffer.compare(entry.key, end) >= 0) continue;
      out.push(entry);
      bytes += entry.value.length;
    }
    return out;
  }

  /** How many keys lie in [start, end); of plain entries linear, but in native code. */
  count(start: Buffer, end: Buffer): number {
    if (Buffer.compare(start, end) >= 0) return 0;
    if (isInBlocks(start))
      return this.blocks.at(start).count(start.subarray(SPACE_BYTES), endWithin(start, end));
    return this.tree(start).getKeysCount({ start, end });
  }

  /** The key `offset` entries after `start`, below `end`. */
  keyAt(start: Buffer, end: Buffer, offset: number): Buffer | undefined {
    if (isInBlocks(start))
      return this.blocks.at(start).keyAt(start.subarray(SPACE_BYTES), endWithin(start, end), offset);
    for (const key of this.tree(start).getKeys({ start, end, offset, limit: 1 })) return key;
    return undefined;
  }
}
