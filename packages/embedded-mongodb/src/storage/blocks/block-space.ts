import { LONGEST_ROW, PAGE_BYTES } from '../engine/data-file';
import type { Engine } from '../engine/engine';
import { recordKey } from '../spaces';
import { type Added, BlockDirectory } from './block-directory';
import { BLOCK_HEAD, BlockReader, countOf, SPACE_BYTES } from './block-format';
import { BlockMerger, type Changes, type Piece } from './block-merge';

/** Sorts after every key of its space, as the bound of the last block. */
const END = '\xff';
/** Part of a page below which a block that shrank is joined with the next one, if that is not long itself. */
const SHORT_BLOCK = 0.25;
const MAX_JOINED_BLOCK = 0.6;
/** Length of the field in front of a block that gives the length of its bound. The bound follows. */
const BOUND_HEAD = 2;
/** Room for a bound in the page of its block. A longer bound makes the row continue on a second page. */
const USUAL_BOUND = 128;
/** Most bytes that SQLite puts in front of a value in its row. */
const ROW_HEAD = 8;
const BLOCK_BYTES = LONGEST_ROW - ROW_HEAD - BOUND_HEAD - USUAL_BOUND;

const reader = new BlockReader();
const merger = new BlockMerger();
const EMPTY = Buffer.alloc(BLOCK_HEAD);

interface Split {
  at: number;
  pieces: Piece[];
}

/**
 * The keys of one index. The store has numbered blocks, each with an upper bound of its keys in front. Memory has the
 * directory of the bounds with the number of keys in each block, so finding a key takes a binary search and one read.
 */
export class BlockSpace {
  private readonly directory = new BlockDirectory();
  private nextNumber = 1;

  constructor(
    private readonly engine: Engine,
    private readonly space: Buffer,
  ) {
    const start = space;
    const end = Buffer.from(space);
    end.writeUInt32BE(space.readUInt32BE(0) + 1, 0);
    const headBytes = BOUND_HEAD + USUAL_BOUND + BLOCK_HEAD;
    const found = engine
      .entries({ start, end, limit: Number.MAX_SAFE_INTEGER, headBytes })
      .map(({ key, value }) => {
        const number = key.readUIntBE(SPACE_BYTES, key.length - SPACE_BYTES);
        this.nextNumber = Math.max(this.nextNumber, number + 1);
        return { number, ...boundAndCount(value.readUInt16BE(0) > USUAL_BOUND ? engine.get(key)! : value) };
      });
    found.sort((a, b) => (a.bound < b.bound ? -1 : 1));
    for (const { number, bound, count } of found) this.directory.append(bound, count, number);
  }

  private keyOf(number: number): Buffer {
    return recordKey(this.space.readUInt32BE(0), number);
  }

  private block(at: number): Buffer {
    if (this.directory.counts[at] === 0) return EMPTY;
    const row = this.engine.get(this.keyOf(this.directory.numbers[at]!));
    if (!row) throw new Error(`a block of index keys is missing (space ${this.space.readUInt32BE(0)})`);
    return row.subarray(BOUND_HEAD + row.readUInt16BE(0));
  }

  private store(number: number, bound: string, block: Uint8Array): void {
    const row = Buffer.allocUnsafe(BOUND_HEAD + bound.length + block.length);
    row.writeUInt16BE(bound.length, 0);
    row.write(bound, BOUND_HEAD, 'latin1');
    row.set(block, BOUND_HEAD + bound.length);
    this.engine.put(this.keyOf(number), row);
  }

  get bytes(): number {
    return this.directory.bounds.length * PAGE_BYTES;
  }

  // --- reading -----------------------------------------------------------------------------------------------------

  /** Keys in [start, end), ascending, at most `limit`. Both bounds are without the space. */
  keys(start: Buffer, end: Buffer | null, limit: number): Buffer[] {
    const out: Buffer[] = [];
    if (this.directory.bounds.length === 0 || limit <= 0) return out;
    let at = this.directory.find(start.toString('latin1'));
    let seek = true;
    for (; at < this.directory.bounds.length; at++) {
      let more = reader.open(this.block(at));
      if (seek) more = reader.seek(start).more;
      seek = false;
      // only the block that contains the end has keys past it
      const whole =
        end === null || (at < this.directory.bounds.length - 1 && isBelow(this.directory.bounds[at]!, end));
      for (; more; more = reader.advance()) {
        if (out.length >= limit) return out;
        const key = reader.key(this.space);
        if (!whole && Buffer.compare(key.subarray(SPACE_BYTES), end!) >= 0) return out;
        out.push(key);
      }
    }
    return out;
  }

  keysReverse(start: Buffer, end: Buffer | null, limit: number): Buffer[] {
    const out: Buffer[] = [];
    if (this.directory.bounds.length === 0 || limit <= 0) return out;
    const lowest = this.directory.find(start.toString('latin1'));
    let at = end === null ? this.directory.bounds.length - 1 : this.directory.find(end.toString('latin1'));
    for (let isLast = true; at >= lowest; at--, isLast = false) {
      const from = at === lowest ? this.passedBelow(at, start) : 0;
      const to = isLast && end !== null ? this.passedBelow(at, end) : this.directory.counts[at]!;
      const piece = this.slice(at, Math.max(from, to - (limit - out.length)), to);
      for (let i = piece.length - 1; i >= 0; i--) out.push(piece[i]!);
      if (out.length >= limit) break;
    }
    return out;
  }

  private passedBelow(at: number, key: Buffer): number {
    reader.open(this.block(at));
    return reader.seek(key).passed;
  }

  private slice(at: number, from: number, to: number): Buffer[] {
    const out: Buffer[] = [];
    let more = reader.open(this.block(at));
    for (let i = 0; more && i < to; i++) {
      if (i >= from) out.push(reader.key(this.space));
      more = reader.advance();
    }
    return out;
  }

  has(key: Buffer): boolean {
    if (this.directory.bounds.length === 0) return false;
    reader.open(this.block(this.directory.find(key.toString('latin1'))));
    if (!reader.seek(key).more || reader.length !== key.length) return false;
    for (let i = 0; i < key.length; i++) if (reader.byteAt(i) !== key[i]) return false;
    return true;
  }

  count(start: Buffer, end: Buffer | null): number {
    if (this.directory.bounds.length === 0) return 0;
    const first = this.directory.find(start.toString('latin1'));
    const last =
      end === null ? this.directory.bounds.length - 1 : this.directory.find(end.toString('latin1'));
    let n = end === null ? this.directory.counts[last]! : this.passedBelow(last, end);
    for (let i = first; i < last; i++) n += this.directory.counts[i]!;
    return n - this.passedBelow(first, start);
  }

  /** The key `offset` entries after `start`, below `end`. */
  keyAt(start: Buffer, end: Buffer | null, offset: number): Buffer | undefined {
    if (this.directory.bounds.length === 0) return undefined;
    let at = this.directory.find(start.toString('latin1'));
    let left = offset + this.passedBelow(at, start);
    while (at < this.directory.bounds.length && left >= this.directory.counts[at]!)
      left -= this.directory.counts[at++]!;
    if (at >= this.directory.bounds.length) return undefined;
    const [key] = this.slice(at, left, left + 1);
    return key && (end === null || Buffer.compare(key.subarray(SPACE_BYTES), end) < 0) ? key : undefined;
  }

  // --- writing -----------------------------------------------------------------------------------------------------

  apply(puts: string[], deletes: string[]): void {
    if (this.directory.bounds.length === 0) this.directory.insert(0, END, 0, this.nextNumber++);
    const changes: Changes = { puts, putFrom: 0, putTo: 0, deletes, deleteFrom: 0, deleteTo: 0 };
    const splits: Split[] = [];
    let at = -1;
    while (changes.putTo < changes.puts.length || changes.deleteTo < deletes.length) {
      changes.putFrom = changes.putTo;
      changes.deleteFrom = changes.deleteTo;
      at = this.nextBlock(changes, at + 1);
      const pieces = merger.merge(this.block(at), changes, BLOCK_BYTES);
      this.storeLast(at, pieces.at(-1)!);
      if (pieces.length > 1) splits.push({ at, pieces });
      else if (this.directory.counts[at] !== 0 && changes.deleteFrom < changes.deleteTo)
        this.join(at, changes);
    }
    this.addPieces(splits);
    if (deletes.length > 0)
      for (const number of this.directory.dropEmpty()) this.engine.remove(this.keyOf(number));
  }

  /** Finds the block of the next change at or after `from`, and the number of changes that belong to it. */
  private nextBlock(changes: Changes, from: number): number {
    const { puts, deletes } = changes;
    const put = puts[changes.putFrom];
    const deleted = deletes[changes.deleteFrom];
    const key = put === undefined || (deleted !== undefined && deleted < put) ? deleted! : put;
    const at =
      this.directory.bounds[from] !== undefined && this.directory.bounds[from]! >= key
        ? from
        : this.directory.find(key);
    const bound = this.directory.bounds[at]!;
    const isLast = at === this.directory.bounds.length - 1;
    while (changes.putTo < puts.length && (isLast || puts[changes.putTo]! <= bound)) changes.putTo++;
    while (changes.deleteTo < deletes.length && (isLast || deletes[changes.deleteTo]! <= bound))
      changes.deleteTo++;
    return at;
  }

  /** Stores the last piece of a block under its old bound. A block that became empty is removed at the end. */
  private storeLast(at: number, piece: Piece): void {
    this.directory.counts[at] = piece.count;
    this.store(this.directory.numbers[at]!, this.directory.bounds[at]!, piece.bytes);
  }

  private addPieces(splits: Split[]): void {
    const added: Added[] = splits.flatMap(({ at, pieces }) =>
      pieces.slice(0, -1).map(({ last, count, bytes }) => {
        const number = this.nextNumber++;
        this.store(number, last, bytes);
        return { at, bound: last, count, number };
      }),
    );
    this.directory.add(added);
  }

  /** Moves the keys of a block that became short to the next one, as pending changes. */
  private join(at: number, changes: Changes): void {
    if (at === this.directory.bounds.length - 1) return;
    if (this.block(at).length >= BLOCK_BYTES * SHORT_BLOCK) return;
    if (this.block(at + 1).length > BLOCK_BYTES * MAX_JOINED_BLOCK) return;
    const moved: string[] = [];
    for (let more = reader.open(this.block(at)); more; ) {
      more = reader.advance();
      moved.push(reader.previous.toString('latin1', 0, reader.previousLength));
    }
    changes.puts = [...moved, ...changes.puts.slice(changes.putTo)];
    changes.putFrom = 0;
    changes.putTo = 0;
    this.storeLast(at, { bytes: EMPTY, count: 0, last: '' });
  }

  clear(): void {
    for (const number of this.directory.numbers) this.engine.remove(this.keyOf(number));
    this.directory.clear();
  }
}

function boundAndCount(row: Buffer): { bound: string; count: number } {
  const end = BOUND_HEAD + row.readUInt16BE(0);
  return { bound: row.toString('latin1', BOUND_HEAD, end), count: countOf(row.subarray(end)) };
}

/** True if every byte string up to this bound is below `end`. */
function isBelow(bound: string, end: Buffer): boolean {
  return bound < end.toString('latin1');
}
