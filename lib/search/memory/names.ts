import { Bitmap } from '@/lib/search/engine/bitmap';
import { withRoom } from '@/lib/search/engine/room';
import { SlotSet } from './slot-set';

/** Names and their numbers; 0 is '', for none. */
export class Names {
  readonly names: string[] = [''];
  private readonly numberOf = new Map<string, number>([['', 0]]);

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
  /** 1 for the number of each of these. */
  marked(names: Iterable<string>): Uint8Array {
    const marks = new Uint8Array(this.names.length);
    for (const name of names) if (name !== '') marks[this.find(name)] = 1;
    marks[0] = 0;
    return marks;
  }
}

/** One name per slot, such as the owner. */
export class NameColumn extends Names {
  numbers = new Uint32Array(0);

  set(slot: number, name: string): void {
    if (slot >= this.numbers.length) this.numbers = withRoom(this.numbers, slot + 1);
    this.numbers[slot] = this.add(name);
  }
  at(slot: number): string {
    return this.names[this.numbers[slot]!]!;
  }
}

/** Several names for each slot, such as the amenities: the slots of each name. */
export class NameSets extends Names {
  readonly sets: SlotSet[] = [];

  set(slot: number, names: readonly string[]): void {
    for (const name of names) this.put(slot, this.add(name));
  }
  put(slot: number, number: number): void {
    this.sets[number] ??= new SlotSet();
    this.sets[number].add(slot);
  }
  /** Those of so many slots that have one of these. */
  having(names: Iterable<string>, slots: number): Bitmap {
    const found = new Bitmap(slots);
    for (const name of names) if (name !== '') this.sets[this.find(name)]?.addTo(found);
    return found;
  }
  /** How many of those found have each name, by its number. */
  countsIn(found: Bitmap, slots: Int32Array): Uint32Array {
    const counts = new Uint32Array(this.names.length);
    for (const [number, set] of this.sets.entries()) if (set) counts[number] = set.countIn(found, slots);
    return counts;
  }
}

/** One of few names per slot, such as the status: by slot, and the slots of each name. */
export class ChoiceColumn extends NameSets {
  private readonly column = new NameColumn();

  get numbers(): Uint32Array {
    return this.column.numbers;
  }
  choose(slot: number, name: string): void {
    this.column.set(slot, name);
    const number = this.add(name);
    if (number > 0) this.put(slot, number);
  }
  at(slot: number): string {
    return this.column.at(slot);
  }
}
