import { BLOCK_HEAD, BlockReader, BlockWriter } from './block-format';

/** Added and deleted keys (binary strings without their space), both ascending, and the slices for one block. */
export interface Changes {
  puts: string[];
  putFrom: number;
  putTo: number;
  deletes: string[];
  deleteFrom: number;
  deleteTo: number;
}

export interface Piece {
  bytes: Buffer;
  count: number;
  /** The piece's last key, without the space. Set only if other pieces follow. */
  last: string;
}

/** Fill factor for the pieces of a large block, which leaves room for later keys. */
const SPREAD_FILL = 0.85;

/** Applies sorted changes to blocks. One object serves all blocks and reuses its buffers, so the result of `merge` is valid until the next call. */
export class BlockMerger {
  private readonly reader = new BlockReader();
  private readonly writer = new BlockWriter();
  private readonly piece = new BlockWriter();
  private source: Uint8Array = new Uint8Array(BLOCK_HEAD);
  /** The last written key, if it is not the reader's `previous`. */
  private own = '';
  private ownIsLast = true;
  private blockBytes = 0;
  private runStart = 0;
  private runCount = 0;
  /** Number of bytes that the next key has in common with the current change. */
  private match = 0;
  /** True if every new key came after all existing ones. */
  private onlyAppended = true;

  /** The block with the changes applied, as one piece or, if it became too long, as several. */
  merge(source: Uint8Array, changes: Changes, blockBytes: number): Piece[] {
    this.blockBytes = blockBytes;
    this.source = source;
    this.writer.reset();
    this.own = '';
    this.ownIsLast = true;
    this.onlyAppended = true;
    let more = this.reader.open(source);
    this.runStart = this.reader.start;
    this.runCount = 0;
    let { putFrom, deleteFrom } = changes;
    while (putFrom < changes.putTo || deleteFrom < changes.deleteTo) {
      const isPut =
        deleteFrom >= changes.deleteTo ||
        (putFrom < changes.putTo && changes.puts[putFrom]! < changes.deletes[deleteFrom]!);
      const key = isPut ? changes.puts[putFrom++]! : changes.deletes[deleteFrom++]!;
      more = this.applyOne(key, isPut, more);
    }
    while (more) more = this.pass();
    this.endRun();
    return this.split();
  }

  private applyOne(key: string, isPut: boolean, before: boolean): boolean {
    let more = before;
    let order = more ? this.compareAhead(key, 0) : 1;
    while (more && order < 0) {
      more = this.pass();
      if (!more) break;
      const { shared } = this.reader;
      if (shared < this.match) order = 1;
      else if (shared === this.match) order = this.compareAhead(key, shared);
    }
    if (more && order === 0) return isPut ? more : this.drop();
    if (isPut) this.insert(key, more);
    return more;
  }

  /** Compares the next key with `key`. Both have their first `from` bytes in common. */
  private compareAhead(key: string, from: number): number {
    const { reader } = this;
    const length = reader.length;
    const end = Math.min(length, key.length);
    let i = from;
    while (i < end && reader.byteAt(i) === key.charCodeAt(i)) i++;
    this.match = i;
    if (i < end) return reader.byteAt(i) - key.charCodeAt(i);
    return length - key.length;
  }

  /** Keeps the next key. It is copied with its neighbours unless its predecessor has changed. */
  private pass(): boolean {
    const { reader } = this;
    if (this.ownIsLast && reader.start !== BLOCK_HEAD) this.rewrite();
    else if (this.ownIsLast && this.own !== '') this.rewrite();
    else this.runCount++;
    this.ownIsLast = false;
    const more = reader.advance();
    if (!more) this.endRun();
    return more;
  }

  private rewrite(): void {
    const { reader, own, writer } = this;
    const length = reader.length;
    const end = Math.min(length, own.length);
    let shared = 0;
    while (shared < end && reader.byteAt(shared) === own.charCodeAt(shared)) shared++;
    writer.head(shared, length - shared);
    for (let i = shared; i < length; i++) writer.bytes[writer.end++] = reader.byteAt(i);
    this.runStart = reader.restEnd;
    this.runCount = 0;
  }

  /** Writes out the entries passed since the last change. */
  private endRun(): void {
    this.writer.copy(this.source, this.runStart, this.reader.start, this.runCount);
    this.runStart = this.reader.start;
    this.runCount = 0;
  }

  private insert(key: string, more: boolean): void {
    if (this.ownIsLast && this.writer.count > 0 && this.own === key) return;
    this.endRun();
    const { reader, writer } = this;
    let shared = 0;
    if (this.ownIsLast) {
      const end = Math.min(key.length, this.own.length);
      while (shared < end && this.own.charCodeAt(shared) === key.charCodeAt(shared)) shared++;
    } else {
      const end = Math.min(key.length, reader.previousLength);
      while (shared < end && reader.previous[shared] === key.charCodeAt(shared)) shared++;
    }
    if (more) this.onlyAppended = false;
    writer.head(shared, key.length - shared);
    for (let i = shared; i < key.length; i++) writer.bytes[writer.end++] = key.charCodeAt(i);
    this.own = key;
    this.ownIsLast = true;
  }

  /** Leaves out the next key. */
  private drop(): boolean {
    this.endRun();
    const { reader } = this;
    if (!this.ownIsLast) {
      this.own = reader.previous.toString('latin1', 0, reader.previousLength);
      this.ownIsLast = true;
    }
    const more = reader.advance();
    this.runStart = reader.start;
    return more;
  }

  private split(): Piece[] {
    const { writer } = this;
    if (writer.end <= this.blockBytes) return [{ bytes: writer.finish(), count: writer.count, last: '' }];
    // appended keys fill their blocks, but other keys leave some room in each
    const pieces = Math.ceil(writer.end / (this.blockBytes * SPREAD_FILL));
    const target = this.onlyAppended ? this.blockBytes : Math.ceil(writer.end / pieces);
    return this.cut(target);
  }

  private cut(target: number): Piece[] {
    const total = this.writer.count;
    const { piece, reader } = this;
    const pieces: Piece[] = [];
    piece.reset();
    reader.open(this.writer.bytes, total);
    for (let i = 0; i < total; i++) {
      const length = reader.length;
      const next = piece.end + 4 + reader.restEnd - reader.rest;
      if (piece.count > 0 && (piece.end >= target || next > this.blockBytes)) {
        const last = reader.previous.toString('latin1', 0, reader.previousLength);
        pieces.push({ bytes: Buffer.from(piece.finish()), count: piece.count, last });
        piece.reset();
      }
      const shared = piece.count === 0 ? 0 : reader.shared;
      piece.head(shared, length - shared);
      for (let j = shared; j < length; j++) piece.bytes[piece.end++] = reader.byteAt(j);
      reader.advance();
    }
    pieces.push({ bytes: Buffer.from(piece.finish()), count: piece.count, last: '' });
    return pieces;
  }
}
