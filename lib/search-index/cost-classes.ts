import { Bitmap } from './bitmap';

/** Which listings share the facts that decide on their charges: a few hundred classes, however many listings. */
export class CostClasses {
  private readonly byName = new Map<string, { number: number; slots: Bitmap }>();
  private readonly names: string[] = [''];
  /** of each slot, 0 for none: what is for rent */
  private numbers = new Uint16Array(1024);

  add(slot: number, name: string): void {
    if (slot >= this.numbers.length) {
      const larger = new Uint16Array(this.numbers.length * 2);
      larger.set(this.numbers);
      this.numbers = larger;
    }
    let known = this.byName.get(name);
    if (!known) {
      known = { number: this.names.push(name) - 1, slots: new Bitmap() };
      this.byName.set(name, known);
    }
    known.slots.add(slot);
    this.numbers[slot] = known.number;
  }

  /** '' for what is for rent. */
  nameAt(slot: number): string {
    return this.names[this.numbers[slot] ?? 0]!;
  }

  all(): Iterable<[string, { slots: Bitmap }]> {
    return this.byName;
  }
}
