import { withRoom } from './columns';

/** One name for each slot, '' for none, such as the project: a number for each listing, and every name once. */
export class NameColumn {
  names: string[] = [''];
  numbers = new Uint32Array(1024);
  private readonly numberOf = new Map<string, number>([['', 0]]);

  set(slot: number, name: string): void {
    let number = this.numberOf.get(name);
    if (number === undefined) {
      number = this.names.push(name) - 1;
      this.numberOf.set(name, number);
    }
    this.numbers = withRoom(this.numbers, slot + 1);
    this.numbers[slot] = number;
  }

  numberAt(slot: number): number {
    return this.numbers[slot]!;
  }
  nameAt(slot: number): string {
    return this.names[this.numbers[slot]!]!;
  }
  name(number: number): string {
    return this.names[number]!;
  }
  /** 0 for a name that no listing has */
  number(name: string): number {
    return this.numberOf.get(name) ?? 0;
  }

  restore(names: string[], numbers: Uint32Array<ArrayBuffer>): void {
    this.names = names;
    this.numbers = numbers;
    for (const [number, name] of names.entries()) this.numberOf.set(name, number);
  }
}
