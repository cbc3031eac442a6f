import type { RootDatabase } from 'lmdb';
import { BLOCK_HEAD, BlockReader, countOf, SPACE_BYTES } from './block-format';
import { BlockMerger, type Changes, type Piece } from './block-merge';

/** Sorts after every key of its space: the name of the last block. */
const END = '\xff';
/** A block that deletions leave shorter than this part of a page joins the next one, if that is not long itself. */
const SHORT_BLOCK = 0.25;
const MAX_JOINED_BLOCK = 0.6;
/** What LMDB puts at the beginning of the page that a value has for itself. */
const PAGE_HEAD = 16;
/** So many new blocks are put into the directory one by one. */
const FEW = 8;

const reader = new BlockReader();
const merger = new BlockMerger();
const EMPTY = Buffer.alloc(BLOCK_HEAD);

interface Split {
  at: number;
  pieces: Piece[];
}

/**
 * The keys of one index: blocks in LMDB, each stored under an upper bound of its keys, and in memory the directory of
 * those bounds with the number of keys in each block. Looking a key up is a binary search and one LMDB read.
 */
export class BlockSpace {
  /** Upper bounds, ascending, without the space, as binary strings. */
  private readonly bounds: string[] = [];
  private readonly counts: number[] = [];

  private readonly blockBytes: number;

  constructor(
    private readonly db: RootDatabase<Buffer, Buffer>,
    private readonly space: Buffer,
    pageSize: number,
  ) {
    this.blockBytes = pageSize - PAGE_HEAD;
    const end = Buffer.from(space);
    end.writeUInt32BE(space.readUInt32BE(0) + 1, 0);
    for (const { key, value } of db.getRange({ start: space, end })) {
      this.bounds.push(key.toString('latin1', SPACE_BYTES));
      this.counts.push(countOf(value));
    }
  }

  private storedKey(bound: string): Buffer {
    const key = Buffer.allocUnsafe(SPACE_BYTES + bound.length);
    key.set(this.space, 0);
    key.write(bound, SPACE_BYTES, 'latin1');
    return key;
  }

  /** The block in a buffer that the next read overwrites and whose length is not to be trusted by native code. */
  private block(at: number): Buffer {
    return this.db.getBinaryFast(this.storedKey(this.bounds[at]!)) ?? EMPTY;
  }

  /** The block that holds a key, if it is there. */
  private find(key: string): number {
    const { bounds } = this;
    let low = 0;
    let high = bounds.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (bounds[middle]! < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  get blocks(): number {
    return this.bounds.length;
  }

  // --- reading -----------------------------------------------------------------------------------------------------

  /** Keys in [start, end), ascending, at most `limit`; both bounds without the space. */
  keys(start: Buffer, end: Buffer | null, limit: number): Buffer[] {
    const out: Buffer[] = [];
    if (this.bounds.length === 0 || limit <= 0) return out;
    let at = this.find(start.toString('latin1'));
    let seek = true;
    for (; at < this.bounds.length; at++) {
      let more = reader.open(this.block(at));
      if (seek) more = reader.seek(start).more;
      seek = false;
      // only the block with the end has keys past it
      const whole = end === null || (at < this.bounds.length - 1 && isBelow(this.bounds[at]!, end));
      for (; more; more = reader.advance()) {
        if (out.length >= limit) return out;
        const key = reader.key(this.space);
        if (!whole && Buffer.compare(key.subarray(SPACE_BYTES), end!) >= 0) return out;
        out.push(key);
      }
    }
    return out;
  }

  /** Keys in [start, end), descending. */
  keysReverse(start: Buffer, end: Buffer | null, limit: number): Buffer[] {
    const out: Buffer[] = [];
    if (this.bounds.length === 0 || limit <= 0) return out;
    const lowest = this.find(start.toString('latin1'));
    let at = end === null ? this.bounds.length - 1 : this.find(end.toString('latin1'));
    for (let isLast = true; at >= lowest; at--, isLast = false) {
      const from = at === lowest ? this.passedBelow(at, start) : 0;
      const to = isLast && end !== null ? this.passedBelow(at, end) : this.counts[at]!;
      const piece = this.slice(at, Math.max(from, to - (limit - out.length)), to);
      for (let i = piece.length - 1; i >= 0; i--) out.push(piece[i]!);
      if (out.length >= limit) break;
    }
    return out;
  }

  /** How many keys of a block are below this one. */
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
    if (this.bounds.length === 0) return false;
    reader.open(this.block(this.find(key.toString('latin1'))));
    if (!reader.seek(key).more || reader.length !== key.length) return false;
    for (let i = 0; i < key.length; i++) if (reader.byteAt(i) !== key[i]) return false;
    return true;
  }

  /** How many keys lie in [start, end). */
  count(start: Buffer, end: Buffer | null): number {
    if (this.bounds.length === 0) return 0;
    const first = this.find(start.toString('latin1'));
    const last = end === null ? this.bounds.length - 1 : this.find(end.toString('latin1'));
    let n = end === null ? this.counts[last]! : this.passedBelow(last, end);
    for (let i = first; i < last; i++) n += this.counts[i]!;
    return n - this.passedBelow(first, start);
  }

  /** The key `offset` entries after `start`, below `end`. */
  keyAt(start: Buffer, end: Buffer | null, offset: number): Buffer | undefined {
    if (this.bounds.length === 0) return undefined;
    let at = this.find(start.toString('latin1'));
    let left = offset + this.passedBelow(at, start);
    while (at < this.bounds.length && left >= this.counts[at]!) left -= this.counts[at++]!;
    if (at >= this.bounds.length) return undefined;
    const [key] = this.slice(at, left, left + 1);
    return key && (end === null || Buffer.compare(key.subarray(SPACE_BYTES), end) < 0) ? key : undefined;
  }

  // --- writing -----------------------------------------------------------------------------------------------------

  /** Puts and deletes sorted keys. */
  apply(puts: string[], deletes: string[]): void {
    if (this.bounds.length === 0) this.insertBound(0, END, 0);
    const changes: Changes = { puts, putFrom: 0, putTo: 0, deletes, deleteFrom: 0, deleteTo: 0 };
    const splits: Split[] = [];
    let at = -1;
    while (changes.putTo < changes.puts.length || changes.deleteTo < deletes.length) {
      changes.putFrom = changes.putTo;
      changes.deleteFrom = changes.deleteTo;
      at = this.nextBlock(changes, at + 1);
      const pieces = merger.merge(this.block(at), changes, this.blockBytes);
      this.storeLast(at, pieces.at(-1)!);
      if (pieces.length > 1) splits.push({ at, pieces });
      else if (this.counts[at] !== 0 && changes.deleteFrom < changes.deleteTo) this.join(at, changes);
    }
    this.addPieces(splits);
    if (deletes.length > 0) this.dropEmpty();
  }

  /** Finds the block of the next change at or after `from`, and how many changes belong to it. */
  private nextBlock(changes: Changes, from: number): number {
    const { puts, deletes } = changes;
    const put = puts[changes.putFrom];
    const deleted = deletes[changes.deleteFrom];
    const key = put === undefined || (deleted !== undefined && deleted < put) ? deleted! : put;
    const at = this.bounds[from] !== undefined && this.bounds[from]! >= key ? from : this.find(key);
    const bound = this.bounds[at]!;
    const isLast = at === this.bounds.length - 1;
    while (changes.putTo < puts.length && (isLast || puts[changes.putTo]! <= bound)) changes.putTo++;
    while (changes.deleteTo < deletes.length && (isLast || deletes[changes.deleteTo]! <= bound))
      changes.deleteTo++;
    return at;
  }

  /** What is left of a block under its old bound; a block that became empty goes when all is done. */
  private storeLast(at: number, piece: Piece): void {
    this.counts[at] = piece.count;
    this.db.put(this.storedKey(this.bounds[at]!), piece.bytes);
  }

  private addPieces(splits: Split[]): void {
    const added = splits.reduce((n, { pieces }) => n + pieces.length - 1, 0);
    if (added === 0) return;
    for (const { pieces } of splits)
      for (const { last, bytes } of pieces.slice(0, -1)) this.db.put(this.storedKey(last), bytes);
    if (added <= FEW) {
      for (const { at, pieces } of [...splits].reverse())
        for (const { last, count } of pieces.slice(0, -1).reverse()) this.insertBound(at, last, count);
      return;
    }
    const bounds: string[] = [];
    const counts: number[] = [];
    let next = 0;
    for (const { at, pieces } of splits) {
      for (; next < at; next++) {
        bounds.push(this.bounds[next]!);
        counts.push(this.counts[next]!);
      }
      for (const { last, count } of pieces.slice(0, -1)) {
        bounds.push(last);
        counts.push(count);
      }
    }
    for (; next < this.bounds.length; next++) {
      bounds.push(this.bounds[next]!);
      counts.push(this.counts[next]!);
    }
    this.replaceDirectory(bounds, counts);
  }

  private insertBound(at: number, bound: string, count: number): void {
    this.bounds.splice(at, 0, bound);
    this.counts.splice(at, 0, count);
  }

  private replaceDirectory(bounds: string[], counts: number[]): void {
    this.bounds.length = 0;
    this.counts.length = 0;
    for (let i = 0; i < bounds.length; i++) {
      this.bounds.push(bounds[i]!);
      this.counts.push(counts[i]!);
    }
  }

  /** Hands the keys of a block that has become short to the next one, as changes still to be made. */
  private join(at: number, changes: Changes): void {
    if (at === this.bounds.length - 1) return;
    if (this.block(at).length >= this.blockBytes * SHORT_BLOCK) return;
    if (this.block(at + 1).length > this.blockBytes * MAX_JOINED_BLOCK) return;
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

  private dropEmpty(): void {
    const { bounds, counts } = this;
    let kept = 0;
    for (let i = 0; i < bounds.length; i++) {
      if (counts[i] === 0 && i < bounds.length - 1) {
        this.db.remove(this.storedKey(bounds[i]!));
        continue;
      }
      bounds[kept] = bounds[i]!;
      counts[kept++] = counts[i]!;
    }
    bounds.length = kept;
    counts.length = kept;
  }

  /** Removes everything. */
  clear(): void {
    for (const bound of this.bounds) this.db.remove(this.storedKey(bound));
    this.bounds.length = 0;
    this.counts.length = 0;
  }
}

/** Is every byte string up to this bound below `end`? */
function isBelow(bound: string, end: Buffer): boolean {
  return bound < end.toString('latin1');
}
