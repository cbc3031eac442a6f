import { Bitmap } from '@/lib/search/engine/bitmap';
import { withRoom } from '@/lib/search/engine/room';
import { SlotSet } from '@/lib/search/engine/slot-set';

/** Names, their numbers (0 is '', for none), and the slots that have them: several for each slot, such as the amenities. */
export class NameSets {
  readonly names: string[] = [''];
  private readonly numberOf = new Map<string, number>([['', 0]]);
  private readonly sets: SlotSet[] = [];

  /** 0 for an unused name */
  find(name: string): number {
    return this.numberOf.get(name) ?? 0;
  }
  add(name: string): number {
    const known = this.numberOf.get(name);
    if (known !== undefined) return known;
    this.numberOf.set(name, this.names.length);
    return this.names.push(name) - 1;
  }
  put(slot: number, number: number): void {
    this.sets[number] ??= new SlotSet();
    this.sets[number].add(slot);
  }
  /** Those of so many slots that have one of these. */
  having(names: Iterable<string>, slots: number): Bitmap {
    const found = new Bitmap(slots);
    for (const name of names) if (this.find(name) > 0) this.sets[this.find(name)]!.addTo(found);
    return found;
  }
  /** How many of those found have each name, by its number; `slots` are the same, one by one. */
  countsIn(found: Bitmap, slots: Int32Array): Uint32Array {
    const counts = new Uint32Array(this.names.length);
    for (const [number, set] of this.sets.entries()) counts[number] = set?.countIn(found, slots) ?? 0;
    return counts;
  }
}

/** One name per slot, such as the city; of few names that are chosen one by one, also the slots of each. */
export class NameColumn extends NameSets {
  numbers = new Uint32Array(0);

  constructor(private readonly isChosen: boolean) {
    super();
  }
  set(slot: number, name: string): void {
    if (slot >= this.numbers.length) this.numbers = withRoom(this.numbers, slot + 1);
    const number = this.add(name);
    this.numbers[slot] = number;
    if (this.isChosen && number > 0) this.put(slot, number);
  }
  at(slot: number): string {
    return this.names[this.numbers[slot]!]!;
  }
}
