import { Bitmap } from '@/lib/search/columns/bitmap';
import { sortByNumber, withRoom } from '@/lib/search/columns/columns';

/** Slots sorted ascending by a number, equal ones by id: one order serves both directions. Those without a number are not in it. */
export class Order {
  slots = new Int32Array(1024);
  length = 0;

  constructor(
    private readonly value: (slot: number) => number,
    private readonly id: (slot: number) => string,
  ) {}

  at(place: number): number {
    return this.slots[place]!;
  }

  /** First place that is not before (value, id). */
  lowerBound(value: number, id: string): number {
    let low = 0;
    let high = this.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.isBefore(this.slots[middle]!, value, id)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The places of the slots whose number lies between, both ends included. */
  between(low: number, high: number): { from: number; to: number } {
    // no id is empty, and none comes after a "g"
    return { from: this.lowerBound(low, ''), to: this.lowerBound(high, 'g') };
  }

  slotsOf({ from, to }: { from: number; to: number }, capacity: number): Bitmap {
    const found = new Bitmap(capacity);
    const { words } = found;
    for (let place = from; place < to; place++) {
      const slot = this.slots[place]!;
      words[slot >>> 5]! |= 1 << (slot & 31);
    }
    return found;
  }

  private isBefore(slot: number, value: number, id: string): boolean {
    const own = this.value(slot);
    return own < value || (own === value && this.id(slot) < id);
  }

  insert(slot: number): void {
    if (Number.isNaN(this.value(slot))) return;
    this.slots = withRoom(this.slots, this.length + 1);
    const place = this.lowerBound(this.value(slot), this.id(slot));
    this.slots.copyWithin(place + 1, place, this.length);
    this.slots[place] = slot;
    this.length++;
  }

  /** Must be called while the slot still has the values that it was inserted with. */
  remove(slot: number): void {
    const place = this.lowerBound(this.value(slot), this.id(slot));
    if (this.slots[place] !== slot) return;
    this.slots.copyWithin(place, place + 1, this.length);
    this.length--;
  }

  /** For loading many at once: slots in the order of their ids, sorted at once instead of inserted one by one. */
  fill(slotsById: Int32Array<ArrayBuffer>, column: Float64Array<ArrayBuffer>): void {
    const known = slotsById.filter((slot) => !Number.isNaN(column[slot]));
    this.restore(sortByNumber(known, column), known.length);
  }

  restore(sorted: Int32Array<ArrayBuffer>, length: number): void {
    this.slots = sorted;
    this.length = length;
  }
}
