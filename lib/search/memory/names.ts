/** Names and their numbers; 0 is '', for none. */
class Names {
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
  /** True at the position of each number that belongs to one of these names. */
  marked(names: Iterable<string>): boolean[] {
    const marks = this.names.map(() => false);
    for (const name of names) if (this.find(name) > 0) marks[this.find(name)] = true;
    return marks;
  }
}

/** One name per slot, such as the city. */
export class NameColumn extends Names {
  readonly numbers: number[] = [];

  set(slot: number, name: string): void {
    this.numbers[slot] = this.add(name);
  }
  at(slot: number): string {
    return this.names[this.numbers[slot]!]!;
  }
  having(names: Iterable<string>): (slot: number) => boolean {
    const { numbers } = this;
    const marks = this.marked(names);
    return (slot) => marks[numbers[slot]!]!;
  }
}

/** Several names per slot, such as the amenities. */
export class NameLists extends Names {
  readonly numbers: number[][] = [];

  set(slot: number, names: readonly string[]): void {
    this.numbers[slot] = names.map((name) => this.add(name));
  }
  /** Slots that have one of these. */
  having(names: Iterable<string>): (slot: number) => boolean {
    const { numbers } = this;
    const marks = this.marked(names);
    return (slot) => numbers[slot]!.some((number) => marks[number]);
  }
}
