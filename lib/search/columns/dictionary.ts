import type { Bitmap } from './bitmap';
import { withRoom } from './columns';

/** Fewer entries that are not yet in the compact part are not worth a merge. */
const MIN_MERGE = 1 << 18;
/** They are merged when they are more than this share of it. */
const MERGE_SHARE = 4;
/** Words that are put together to one text at a time. */
const TEXT_CHUNK = 1 << 14;

/** What a snapshot holds of a dictionary. */
export type DictionaryParts = {
  text: string;
  starts: Int32Array<ArrayBuffer>;
  offsets: Uint32Array<ArrayBuffer>;
  bytes: Uint8Array<ArrayBuffer>;
  /** words of the second part, a line each, how many slots each has, and these one after another */
  freshText: string;
  freshCounts: Uint32Array<ArrayBuffer>;
  freshSlots: Int32Array<ArrayBuffer>;
};

/**
 * Words and the slots that carry them, in two parts. The compact one never changes: the words sorted, as one text with a
 * line each, and their slots as differences in as few bytes as they need. What was added since is in a map, and is
 * merged into a new compact part when there is enough of it. Slots are added in ascending order and never taken out.
 */
export class Dictionary {
  private text = '';
  /** where each word begins in the text, and its slots in the bytes */
  private starts = new Int32Array(0);
  private offsets = new Uint32Array(1);
  private bytes = new Uint8Array(0);
  private entries = 0;
  private fresh = new Map<string, number[]>();
  private freshEntries = 0;

  constructor(private readonly minMerge = MIN_MERGE) {}

  add(slot: number, word: string): void {
    const slots = this.fresh.get(word);
    if (slots) slots.push(slot);
    else this.fresh.set(word, [slot]);
    if (++this.freshEntries > Math.max(this.minMerge, this.entries / MERGE_SHARE)) this.merge();
  }

  /** Adds the slots of all words that contain the part, or that begin with it (and are wanted), to a set that has room for them. */
  collect(part: string, isInner: boolean, into: Bitmap, isWanted?: (word: string) => boolean): void {
    if (isInner) this.collectInside(part, into);
    else
      for (let i = this.firstNotBelow(part); i < this.starts.length && this.word(i).startsWith(part); i++)
        if (!isWanted || isWanted(this.word(i))) this.decode(i, into);
    for (const [word, slots] of this.fresh)
      if ((isInner ? word.includes(part) : word.startsWith(part)) && (!isWanted || isWanted(word)))
        for (const slot of slots) into.add(slot);
  }

  private collectInside(part: string, into: Bitmap): void {
    for (let at = this.text.indexOf(part); at >= 0; ) {
      const word = this.wordAt(at);
      this.decode(word, into);
      const next = this.starts[word + 1];
      at = next === undefined ? -1 : this.text.indexOf(part, next);
    }
  }

  private word(i: number): string {
    const end = this.starts[i + 1];
    return this.text.slice(this.starts[i], end === undefined ? undefined : end - 1);
  }

  /** The word that this place of the text is in. */
  private wordAt(at: number): number {
    let low = 0;
    let high = this.starts.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.starts[middle]! <= at) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  private firstNotBelow(word: string): number {
    let low = 0;
    let high = this.starts.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.word(middle) < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private decode(i: number, { words }: Bitmap): void {
    const { bytes } = this;
    const end = this.offsets[i + 1]!;
    let slot = -1;
    for (let at = this.offsets[i]!; at < end; ) {
      let byte = bytes[at++]!;
      let difference = byte & 0x7f;
      for (let shift = 7; byte >= 0x80; shift += 7) {
        byte = bytes[at++]!;
        difference |= (byte & 0x7f) << shift;
      }
      // no difference is 0: it says that the next slot is counted from the start
      slot = difference === 0 ? -1 : slot + difference;
      if (difference !== 0) words[slot >>> 5]! |= 1 << (slot & 31);
    }
  }

  private merge(): void {
    const added = [...this.fresh.keys()].sort();
    const known = this.starts.length;
    const merged = new Compact(known + added.length, this.bytes.length + this.freshEntries * 2);
    let i = 0;
    let j = 0;
    let word = known > 0 ? this.word(0) : undefined;
    while (word !== undefined || j < added.length) {
      const other = added[j];
      const isKnown = word !== undefined && (other === undefined || word <= other);
      const isAdded = other !== undefined && (word === undefined || other <= word);
      merged.begin(isKnown ? word! : other!);
      if (isKnown) merged.copy(this.bytes, this.offsets[i]!, this.offsets[i + 1]!);
      if (isAdded) merged.append(this.fresh.get(other)!, isKnown);
      if (isAdded) j++;
      if (isKnown) word = ++i < known ? this.word(i) : undefined;
    }
    Object.assign(this, merged.finish());
    this.entries += this.freshEntries;
    this.fresh = new Map();
    this.freshEntries = 0;
  }

  parts(): DictionaryParts {
    const { text, starts, offsets, bytes } = this;
    const words = [...this.fresh];
    const freshSlots = new Int32Array(this.freshEntries);
    let at = 0;
    for (const [, slots] of words) {
      freshSlots.set(slots, at);
      at += slots.length;
    }
    const freshCounts = Uint32Array.from(words, ([, slots]) => slots.length);
    return {
      text,
      starts,
      offsets,
      bytes,
      freshText: words.map(([word]) => word).join('\n'),
      freshCounts,
      freshSlots,
    };
  }

  restore({ text, starts, offsets, bytes, freshText, freshCounts, freshSlots }: DictionaryParts): void {
    Object.assign(this, { text, starts, offsets, bytes });
    // how many slots a word has is not stored; bytes are a little more
    this.entries = bytes.length;
    this.freshEntries = freshSlots.length;
    let at = 0;
    if (freshCounts.length > 0)
      for (const [i, word] of freshText.split('\n').entries()) {
        this.fresh.set(word, [...freshSlots.subarray(at, at + freshCounts[i]!)]);
        at += freshCounts[i]!;
      }
  }
}

/** The compact part while it is written, word by word in their order. */
class Compact {
  private readonly starts: Int32Array<ArrayBuffer>;
  private readonly offsets: Uint32Array<ArrayBuffer>;
  private bytes: Uint8Array<ArrayBuffer>;
  private readonly chunks: string[] = [];
  private chunk: string[] = [];
  private count = 0;
  private at = 0;
  private start = 0;

  constructor(maxWords: number, bytes: number) {
    this.starts = new Int32Array(maxWords);
    this.offsets = new Uint32Array(maxWords + 1);
    this.bytes = new Uint8Array(bytes);
  }

  begin(word: string): void {
    this.starts[this.count] = this.start;
    this.offsets[this.count++] = this.at;
    this.start += word.length + 1;
    if (this.chunk.push(word) < TEXT_CHUNK) return;
    this.chunks.push(this.chunk.join('\n'));
    this.chunk = [];
  }

  copy(bytes: Uint8Array, from: number, to: number): void {
    this.bytes = withRoom(this.bytes, this.at + to - from);
    this.bytes.set(bytes.subarray(from, to), this.at);
    this.at += to - from;
  }

  append(slots: readonly number[], isAfterOthers: boolean): void {
    this.bytes = withRoom(this.bytes, this.at + slots.length * 5 + 1);
    const { bytes } = this;
    if (isAfterOthers) bytes[this.at++] = 0;
    let before = -1;
    for (const slot of slots) {
      let difference = slot - before;
      for (; difference >= 0x80; difference >>>= 7) bytes[this.at++] = (difference & 0x7f) | 0x80;
      bytes[this.at++] = difference;
      before = slot;
    }
  }

  finish() {
    this.offsets[this.count] = this.at;
    if (this.chunk.length > 0) this.chunks.push(this.chunk.join('\n'));
    return {
      text: this.chunks.join('\n'),
      starts: this.starts.slice(0, this.count),
      offsets: this.offsets.slice(0, this.count + 1),
      bytes: this.bytes.slice(0, this.at),
    };
  }
}
