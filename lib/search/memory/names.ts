type Column = Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

/** The column itself when it has room for `needed` numbers, else a longer copy. */
export function withRoom<T extends Column>(column: T, needed: number): T {
  if (needed <= column.length) return column;
  const longer = new (column.constructor as new (length: number) => T)(
    Math.max(needed, 1024, Math.ceil(column.length * 1.5)),
  );
  longer.set(column as never);
  return longer;
}

/** Names and their numbers; 0 is '', for none. */
export class Names {
  readonly names: string[] = [''];
  private readonly numberOf = new Map<string, number>([['', 0]]);

  /** 0 for a name that nothing has */
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

/** One name for each slot, such as the city. */
export class NameColumn extends Names {
  numbers = new Uint32Array(0);

  set(slot: number, name: string): void {
    this.numbers = withRoom(this.numbers, slot + 1);
    this.numbers[slot] = this.add(name);
  }
  at(slot: number): string {
    return this.names[this.numbers[slot]!]!;
  }
}

/** Several names for each slot, such as the amenities: the numbers of all slots one after another. */
export class NameLists extends Names {
  numbers = new Uint32Array(0);
  /** where those of a slot begin; they end where the next one's do */
  starts = new Uint32Array(0);

  set(slot: number, names: readonly string[]): void {
    this.starts = withRoom(this.starts, slot + 2);
    let at = this.starts[slot]!;
    this.numbers = withRoom(this.numbers, at + names.length);
    for (const name of names) this.numbers[at++] = this.add(name);
    this.starts[slot + 1] = at;
  }
}
