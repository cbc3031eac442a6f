/**
 * A block contains neighbouring index keys, each stored as its difference from the previous key. It starts with a 16-bit
 * count. Each key has the number of bytes it shares with its predecessor, the number of bytes that follow, and those bytes.
 * The four bytes of the key space are left out. Lengths take one byte below 128, and two above.
 */
export const BLOCK_HEAD = 2;
export const SPACE_BYTES = 4;
const FIRST_ROOM = 32 * 1024;
/** Longer than any key, because `fitKey` shortens them. */
const KEY_ROOM = 2048;

export function countOf(block: Uint8Array): number {
  return block[0]! | (block[1]! << 8);
}

/** Walks through a block. `previous` is the last key passed. The next entry is its first `shared` bytes, followed by the bytes from `rest` to `restEnd`. */
export class BlockReader {
  private block: Uint8Array = new Uint8Array(BLOCK_HEAD);
  private left = 0;
  private at = 0;
  readonly previous = Buffer.allocUnsafeSlow(KEY_ROOM);
  previousLength = 0;
  start = 0;
  shared = 0;
  rest = 0;
  restEnd = 0;

  /** Moves before the first key. False if the block is empty. */
  open(block: Uint8Array, count = countOf(block)): boolean {
    this.block = block;
    this.left = count;
    this.at = BLOCK_HEAD;
    this.previousLength = 0;
    return this.readHead();
  }

  private readHead(): boolean {
    this.start = this.at;
    if (this.left === 0) return false;
    this.left--;
    const { block } = this;
    let at = this.at;
    let shared = block[at++]!;
    if (shared > 127) shared = ((shared & 127) << 8) | block[at++]!;
    let length = block[at++]!;
    if (length > 127) length = ((length & 127) << 8) | block[at++]!;
    this.shared = shared;
    this.rest = at;
    this.restEnd = at + length;
    this.at = this.restEnd;
    return true;
  }

  /** Passes the next entry. False if it was the last. */
  advance(): boolean {
    const { block, previous, restEnd } = this;
    let to = this.shared;
    for (let i = this.rest; i < restEnd; i++) previous[to++] = block[i]!;
    this.previousLength = to;
    return this.readHead();
  }

  get length(): number {
    return this.shared + this.restEnd - this.rest;
  }

  byteAt(i: number): number {
    return i < this.shared ? this.previous[i]! : this.block[this.rest + i - this.shared]!;
  }

  /** The next key, with the bytes of its space in front. */
  key(space: Uint8Array): Buffer {
    const key = Buffer.allocUnsafe(SPACE_BYTES + this.length);
    key.set(space, 0);
    key.set(this.previous.subarray(0, this.shared), SPACE_BYTES);
    key.set(this.block.subarray(this.rest, this.restEnd), SPACE_BYTES + this.shared);
    return key;
  }

  /**
   * Passes every key below `target` (without its space) and returns their number. Tracks the bytes that the last key has in
   * common with the target, so that `shared` alone decides for most entries.
   */
  seek(target: Uint8Array): { passed: number; more: boolean } {
    const { block } = this;
    let passed = 0;
    let match = 0;
    let more = this.start < this.at;
    while (more) {
      if (this.shared < match) break;
      if (this.shared === match) {
        const length = this.length;
        const end = Math.min(length, target.length);
        let i = match;
        let at = this.rest;
        while (i < end && block[at] === target[i]) {
          i++;
          at++;
        }
        match = i;
        const below = i === end ? length < target.length : block[at]! < target[i]!;
        if (!below) break;
      }
      passed++;
      more = this.advance();
    }
    return { passed, more };
  }
}

/** Collects keys in ascending order into one block of any length. */
export class BlockWriter {
  bytes = Buffer.allocUnsafeSlow(FIRST_ROOM);
  end = BLOCK_HEAD;
  count = 0;

  reset(): void {
    this.end = BLOCK_HEAD;
    this.count = 0;
  }

  reserve(more: number): void {
    const needed = this.end + more;
    if (needed <= this.bytes.length) return;
    const grown = Buffer.allocUnsafeSlow(Math.max(needed, this.bytes.length * 2));
    this.bytes.copy(grown, 0, 0, this.end);
    this.bytes = grown;
  }

  /** Writes the lengths of an entry, whose bytes follow. */
  head(shared: number, length: number): void {
    this.reserve(4 + length);
    this.end = this.putLength(shared, this.end);
    this.end = this.putLength(length, this.end);
    this.count++;
  }

  private putLength(length: number, at: number): number {
    if (length > 127) this.bytes[at++] = 128 | (length >> 8);
    this.bytes[at++] = length & 255;
    return at;
  }

  /** Copies `count` entries of another block unchanged, between two positions. */
  copy(block: Uint8Array, start: number, end: number, count: number): void {
    if (start === end) return;
    this.reserve(end - start);
    this.bytes.set(block.subarray(start, end), this.end);
    this.end += end - start;
    this.count += count;
  }

  finish(): Buffer {
    this.bytes[0] = this.count & 255;
    this.bytes[1] = this.count >> 8;
    return this.bytes.subarray(0, this.end);
  }
}
