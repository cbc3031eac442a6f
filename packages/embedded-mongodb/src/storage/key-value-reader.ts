import { SPACE_BYTES } from './blocks/block-format';
import { BlockKeys, endWithin, isInBlocks } from './blocks/block-keys';
import type { Engine, Entry } from './engine/engine';
import { unpack } from './packing';
import { isPacked } from './spaces';

export type { Entry } from './engine/engine';

/** The reading half of the store. Reads see what was written, durable or not yet; they are synchronous. */
export abstract class KeyValueReader {
  protected blocks: BlockKeys;
  /** How many times longer the values of the last range were than their stored form: the next range reads that much less. */
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

  /** What the blocks of the space with this prefix take on disk. */
  blockBytes(prefix: Buffer): number {
    return this.blocks.at(prefix).bytes;
  }

  /** Of an index in blocks: false when no key of these fields is there, true when one may be. */
  mayHold(start: Buffer): boolean {
    return this.blocks.mayHold(start);
  }

  /** Keys in [start, end), ascending; at most `limit`. */
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

  /** Key and value pairs in [start, end), ascending; stops after `limit` pairs or about `maxBytes` of values. */
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
      // one that is kept must not keep its neighbours
      entry.value = value === entry.value ? Buffer.from(value) : value;
    }
    entries.length = count;
    this.expansion = stored > 0 ? Math.max(1, unpacked / stored) : 1;
    return entries;
  }

  /** How many keys lie in [start, end); of plain entries linear, but in native code. */
  count(start: Buffer, end: Buffer): number {
    if (Buffer.compare(start, end) >= 0) return 0;
    if (isInBlocks(start))
      return this.blocks.at(start).count(start.subarray(SPACE_BYTES), endWithin(start, end));
    return this.engine.count(start, end);
  }

  /** Bytes of the values in [start, end) as they are stored; not for spaces in blocks. */
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
