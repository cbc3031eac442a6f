import { SPACE_BYTES } from './blocks/block-format';
import { BlockKeys, endWithin, isInBlocks } from './blocks/block-keys';
import type { Engine, Entry } from './engine/engine';
import { unpack } from './packing';
import { isPacked } from './spaces';

export type { Entry } from './engine/engine';

/** The reading half of the store. Reads are synchronous and see all writes, durable or not. */
export abstract class KeyValueReader {
  protected blocks: BlockKeys;
  /** Size ratio of the last range's values to their stored form, by which the next read is reduced. */
  private expansion = 1;

  constructor(protected engine: Engine) {
    this.blocks = this.blocksOver(engine);
  }

  protected use(engine: Engine): void {
    this.engine = engine;
    this.blocks = this.blocksOver(engine);
  }

  private blocksOver(engine: Engine): BlockKeys {
    return new BlockKeys(engine, () => this.onBlocksChanged());
  }

  protected abstract onBlocksChanged(): void;

  /** A copy of the value. */
  get(key: Buffer): Buffer | undefined {
    const stored = this.engine.get(key);
    return stored && isPacked(key) ? unpack(stored) : stored;
  }

  has(key: Buffer): boolean {
    if (isInBlocks(key)) return this.blocks.at(key).has(key.subarray(SPACE_BYTES));
    return this.engine.get(key) !== undefined;
  }

  /** Size on disk of the blocks of the space with this prefix. */
  blockBytes(prefix: Buffer): number {
    return this.blocks.at(prefix).bytes;
  }

  /** False if an index in blocks has no key of these fields, true if it may have one. */
  mayHold(start: Buffer): boolean {
    return this.blocks.mayHold(start);
  }

  /** Keys in [start, end), ascending, at most `limit`. */
  keys(start: Buffer, end: Buffer, limit: number): Buffer[] {
    if (Buffer.compare(start, end) >= 0) return [];
    if (isInBlocks(start)) {
      const rest = start.subarray(SPACE_BYTES);
      return this.blocks.at(start).keys(rest, endWithin(start, end), limit);
    }
    return this.engine.keys({ start, end, limit });
  }

  /** Keys in [start, end), descending from just below `end`. */
  keysReverse(start: Buffer, end: Buffer, limit: number): Buffer[] {
    if (Buffer.compare(start, end) >= 0) return [];
    if (isInBlocks(start)) {
      const rest = start.subarray(SPACE_BYTES);
      return this.blocks.at(start).keysReverse(rest, endWithin(start, end), limit);
    }
    return this.engine.keys({ start, end, limit, reverse: true });
  }

  /** Key and value pairs in [start, end), ascending. Stops after `limit` pairs or about `maxBytes` of values. */
  entries(start: Buffer, end: Buffer, limit: number, maxBytes?: number): Entry[] {
    return this.readEntries(start, end, limit, maxBytes, false);
  }

  /** Pairs in [start, end), descending from just below `end`. */
  entriesReverse(start: Buffer, end: Buffer, limit: number, maxBytes?: number): Entry[] {
    return this.readEntries(start, end, limit, maxBytes, true);
  }

  private readEntries(
    start: Buffer,
    end: Buffer,
    limit: number,
    maxBytes: number | undefined,
    reverse: boolean,
  ): Entry[] {
    if (Buffer.compare(start, end) >= 0) return [];
    if (!isPacked(start)) return this.engine.entries({ start, end, limit, maxBytes, reverse });
    const budget = maxBytes && Math.ceil(maxBytes / this.expansion);
    const entries = this.engine.entries({ start, end, limit, maxBytes: budget, reverse });
    let [stored, unpacked, count] = [0, 0, 0];
    while (count < entries.length && unpacked <= (maxBytes ?? Infinity)) {
      const entry = entries[count++]!;
      const value = unpack(entry.value);
      stored += entry.value.length;
      unpacked += value.length;
      // a value that is kept must not keep its neighbours in memory
      entry.value = value === entry.value ? Buffer.from(value) : value;
    }
    entries.length = count;
    this.expansion = stored > 0 ? Math.max(1, unpacked / stored) : 1;
    return entries;
  }

  /** Number of keys in [start, end). Linear for plain entries, but in native code. */
  count(start: Buffer, end: Buffer): number {
    if (Buffer.compare(start, end) >= 0) return 0;
    if (isInBlocks(start))
      return this.blocks.at(start).count(start.subarray(SPACE_BYTES), endWithin(start, end));
    return this.engine.count(start, end);
  }

  /** Stored size of the values in [start, end) in bytes. Not for spaces in blocks. */
  bytes(start: Buffer, end: Buffer): number {
    return this.engine.bytes(start, end);
  }

  /** The key `offset` entries after `start`, below `end`. */
  keyAt(start: Buffer, end: Buffer, offset: number): Buffer | undefined {
    if (isInBlocks(start))
      return this.blocks.at(start).keyAt(start.subarray(SPACE_BYTES), endWithin(start, end), offset);
    return this.engine.keyAt(start, end, offset);
  }
}
