import { Bitmap } from './bitmap';
import { withRoom } from './room';

/** Fewer slots are a list. */
const MIN_BITS = 256;
const BITS_A_SLOT = 32;

/** The slots that have one thing, such as a word: a list of 32 bits a slot, or, where that takes less room, one bit for every slot. */
export class SlotSet {
  private list = new Uint32Array(4);
  private length = 0;
  private bits: Bitmap | undefined;

  constructor(...slots: number[]) {
    for (const slot of slots) this.add(slot);
  }

  /** Slots come in ascending order; the last one may come again. */
  add(slot: number): void {
    if (this.bits) this.bits.add(slot);
    else if (this.length === 0 || this.list[this.length - 1] !== slot) this.addToList(slot);
  }

  /** Those of the 32 slots from `first` on whose bits are set. */
  addBits(first: number, bits: number): void {
    if (this.bits) this.bits.addWord(first >>> 5, bits);
    else for (let left = bits; left !== 0; left &= left - 1) this.add(first + 31 - Math.clz32(left & -left));
  }

  private addToList(slot: number): void {
    this.list = withRoom(this.list, this.length + 1, 4);
    this.list[this.length++] = slot;
    if (this.length < MIN_BITS || this.length * BITS_A_SLOT < slot) return;
    const bits = new Bitmap(slot + 1);
    this.addTo(bits);
    this.bits = bits;
    this.list = new Uint32Array(0);
    this.length = 0;
  }

  /** Adds these slots to those found, which have room for all that there are. */
  addTo({ words }: Bitmap): void {
    const { list, length, bits } = this;
    for (let i = 0; i < length; i++) words[list[i]! >>> 5]! |= 1 << (list[i]! & 31);
    const shared = Math.min(bits?.words.length ?? 0, words.length);
    for (let i = 0; i < shared; i++) words[i]! |= bits!.words[i]!;
  }

  /** How many of those found are here; `slots` are the same, one by one. */
  countIn(found: Bitmap, slots: Int32Array): number {
    const { bits, list, length } = this;
    let count = 0;
    if (!bits) for (let i = 0; i < length; i++) count += found.has(list[i]!) ? 1 : 0;
    else if (slots.length >= found.words.length) return bits.countShared(found);
    else for (let i = 0; i < slots.length; i++) count += bits.has(slots[i]!) ? 1 : 0;
    return count;
  }
}
