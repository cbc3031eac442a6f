import { Bitmap } from './bitmap';
import { NameColumn } from './name-column';

/** Which listings share the facts that decide on their charges: a few hundred classes, however many listings. */
export class CostClasses {
  /** '' for what is for rent */
  readonly column = new NameColumn();
  private readonly sets: Bitmap[] = [];

  add(slot: number, name: string): void {
    this.column.set(slot, name);
    if (name) this.mark(slot);
  }

  private mark(slot: number): void {
    const number = this.column.numberAt(slot);
    let set = this.sets[number];
    if (!set) {
      set = new Bitmap();
      this.sets[number] = set;
    }
    set.add(slot);
  }

  /** '' for what is for rent. */
  nameAt(slot: number): string {
    return this.column.name(this.column.numberAt(slot));
  }

  *all(): Generator<[string, { slots: Bitmap }]> {
    for (const [number, slots] of this.sets.entries()) if (slots) yield [this.column.name(number), { slots }];
  }

  restore(names: string[], numbers: Uint32Array<ArrayBuffer>, slots: number): void {
    this.column.restore(names, numbers);
    for (let slot = 0; slot < slots; slot++) if (numbers[slot]! > 0) this.mark(slot);
  }
}
