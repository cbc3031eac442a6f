import { sortByWord, withRoom } from './columns';

/** Words of 32 bits in an id of 24 hexadecimal digits. */
const WORDS = 3;
const FREED = -1;

/**
 * The id of each slot in twelve bytes, and a hash table (open addressing, linear probing) that finds the slot of an id.
 * A slot keeps its id when it is unlinked.
 */
export class IdColumn {
  words = new Uint32Array(1024 * WORDS);
  /** slots ever given */
  length = 0;
  /** ids that can be found */
  size = 0;
  /** slot + 1; 0 where nothing ever was */
  private table = new Int32Array(2048);
  private used = 0;

  /** A new slot with this id, which is found under it from now on. */
  add(id: string): number {
    const slot = this.length++;
    this.words = withRoom(this.words, this.length * WORDS);
    for (let i = 0; i < WORDS; i++) this.words[slot * WORDS + i] = wordAt(id, i);
    this.link(slot);
    return slot;
  }

  text(slot: number): string {
    const at = slot * WORDS;
    return hex(this.words[at]!) + hex(this.words[at + 1]!) + hex(this.words[at + 2]!);
  }

  /** -1 when the id is not here */
  find(id: string): number {
    return this.findWords(wordAt(id, 0), wordAt(id, 1), wordAt(id, 2));
  }

  findWords(a: number, b: number, c: number): number {
    const place = this.placeOf(a, b, c);
    return place < 0 ? -1 : this.table[place]! - 1;
  }

  unlink(slot: number): void {
    const at = slot * WORDS;
    const place = this.placeOf(this.words[at]!, this.words[at + 1]!, this.words[at + 2]!);
    if (place < 0 || this.table[place] !== slot + 1) return;
    this.table[place] = FREED;
    this.size--;
  }

  compare(a: number, b: number): number {
    const { words } = this;
    for (let i = 0; i < WORDS; i++) {
      const difference = words[a * WORDS + i]! - words[b * WORDS + i]!;
      if (difference !== 0) return difference;
    }
    return 0;
  }

  sorted(slots: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
    const { words } = this;
    let sorted = slots;
    for (let i = WORDS - 1; i >= 0; i--) sorted = sortByWord(sorted, (slot) => words[slot * WORDS + i]!);
    return sorted;
  }

  /** Takes over stored words; only these slots can be found. */
  restore(words: Uint32Array<ArrayBuffer>, length: number, live: Int32Array): void {
    this.words = words;
    this.length = length;
    this.rehash(live.length);
    for (const slot of live) this.link(slot);
  }

  private link(slot: number): void {
    if (this.used * 2 >= this.table.length) this.grow();
    const mask = this.table.length - 1;
    const at = slot * WORDS;
    let place = hash(this.words[at]!, this.words[at + 1]!, this.words[at + 2]!) & mask;
    while (this.table[place] !== 0) place = (place + 1) & mask;
    this.table[place] = slot + 1;
    this.used++;
    this.size++;
  }

  private placeOf(a: number, b: number, c: number): number {
    const { table, words } = this;
    const mask = table.length - 1;
    for (let place = hash(a, b, c) & mask; table[place] !== 0; place = (place + 1) & mask) {
      const at = (table[place]! - 1) * WORDS;
      if (at >= 0 && words[at] === a && words[at + 1] === b && words[at + 2] === c) return place;
    }
    return -1;
  }

  private grow(): void {
    const linked = this.table.filter((entry) => entry > 0);
    this.rehash(linked.length);
    for (const entry of linked) this.link(entry - 1);
  }

  /** An empty table in which so many ids take at most a third of the room. */
  private rehash(ids: number): void {
    this.table = new Int32Array(2 ** Math.ceil(Math.log2(Math.max(1024, ids) * 2 + 1)));
    this.used = 0;
    this.size = 0;
  }
}

const wordAt = (id: string, word: number) => Number.parseInt(id.slice(word * 8, word * 8 + 8), 16) >>> 0;
const hex = (word: number) => word.toString(16).padStart(8, '0');

function hash(a: number, b: number, c: number): number {
  let mixed = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(c, 0xc2b2ae35);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0x2c1b3c6d);
  return mixed ^ (mixed >>> 13);
}
