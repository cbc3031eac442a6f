import { withRoom } from './columns';

/** Sets of slots as bits, 32 to a word: intersections and counts of 100 000 listings take microseconds. */
export class Bitmap {
  words: Uint32Array<ArrayBuffer>;

  constructor(capacity = 1024) {
    this.words = new Uint32Array(Math.ceil(capacity / 32));
  }

  add(slot: number): void {
    const word = slot >>> 5;
    this.words = withRoom(this.words, word + 1);
    this.words[word]! |= 1 << (slot & 31);
  }

  delete(slot: number): void {
    const word = slot >>> 5;
    if (word < this.words.length) this.words[word]! &= ~(1 << (slot & 31));
  }

  has(slot: number): boolean {
    return ((this.words[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0;
  }

  get size(): number {
    let total = 0;
    for (const word of this.words) total += ones(word);
    return total;
  }

  clone(): Bitmap {
    return Bitmap.of(this.words.slice());
  }

  static of(words: Uint32Array<ArrayBuffer>): Bitmap {
    const bits = new Bitmap(0);
    bits.words = words;
    return bits;
  }

  /** Leaves only what `other` has too. */
  intersect(other: Bitmap): this {
    const shared = Math.min(this.words.length, other.words.length);
    for (let i = 0; i < shared; i++) this.words[i]! &= other.words[i]!;
    this.words.fill(0, shared);
    return this;
  }

  /** Takes out what `other` has. */
  drop(other: Bitmap): this {
    const shared = Math.min(this.words.length, other.words.length);
    for (let i = 0; i < shared; i++) this.words[i]! &= ~other.words[i]!;
    return this;
  }

  addAll(other: Bitmap): this {
    this.words = withRoom(this.words, other.words.length);
    for (let i = 0; i < other.words.length; i++) this.words[i]! |= other.words[i]!;
    return this;
  }

  /** Every slot, ascending. */
  toSlots(): Int32Array<ArrayBuffer> {
    const slots = new Int32Array(this.size);
    let length = 0;
    for (let i = 0; i < this.words.length; i++)
      for (let word = this.words[i]!; word !== 0; word &= word - 1)
        slots[length++] = (i << 5) + 31 - Math.clz32(word & -word);
    return slots;
  }

  /** Keeps the slots whose number lies between, both ends included; one that is not known is NaN, and does not. */
  intersectRange(column: Float64Array, low: number, high: number): this {
    const { words } = this;
    for (let i = 0; i < words.length; i++) {
      let left = words[i]!;
      for (let word = left; word !== 0; word &= word - 1) {
        const bit = word & -word;
        const value = column[(i << 5) + 31 - Math.clz32(bit)]!;
        if (!(value >= low && value <= high)) left &= ~bit;
      }
      words[i] = left;
    }
    return this;
  }

  /** How many both have, without making the intersection: three words at a time, which share the last steps. */
  sharedCount(other: Bitmap): number {
    const a = this.words;
    const b = other.words;
    const shared = Math.min(a.length, b.length);
    let total = 0;
    let i = 0;
    for (; i + 2 < shared; i += 3) {
      const fours = inFours(a[i]! & b[i]!) + inFours(a[i + 1]! & b[i + 1]!) + inFours(a[i + 2]! & b[i + 2]!);
      const bytes = (fours & 0x0f0f0f0f) + ((fours >>> 4) & 0x0f0f0f0f);
      total += Math.imul(bytes, 0x01010101) >>> 24;
    }
    for (; i < shared; i++) total += ones(a[i]! & b[i]!);
    return total;
  }
}

/** How many of each four bits are set; three such sums fit into the four bits. */
function inFours(word: number): number {
  const n = word - ((word >>> 1) & 0x55555555);
  return (n & 0x33333333) + ((n >>> 2) & 0x33333333);
}

/** Bits set in a 32-bit word (Warren, "Hacker's Delight", fig. 5-2). */
function ones(word: number): number {
  const fours = inFours(word);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
