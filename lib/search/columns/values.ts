import { Bitmap } from './bitmap';
import { withRoom } from './columns';

export const DIMENSIONS = [
  'type',
  'category',
  'subType',
  'city',
  'locality',
  'status',
  'bedrooms',
  'furnishing',
  'facing',
  'possession',
  'amenities',
  'facts',
] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** Dimensions in which a listing may have several values, such as the facts `corner=yes` and `tenants=families`. */
export const MANY_VALUED = ['amenities', 'facts'] as const satisfies Dimension[];
export type ManyValued = (typeof MANY_VALUED)[number];
export const isManyValued = (name: Dimension): name is ManyValued =>
  (MANY_VALUED as readonly Dimension[]).includes(name);

/** Dimensions in which a listing has one value at most; their place in this list is their place in a row. */
export const ONE_VALUED = DIMENSIONS.filter((name) => !isManyValued(name)) as Exclude<
  Dimension,
  ManyValued
>[];
export type OneValued = (typeof ONE_VALUED)[number];

/** A value of a dimension, such as "Dharampeth", with its number and the listings that have it. */
export type Value = { number: number; name: string; slots: Bitmap };

/** Two bytes each while there are few enough values: rows that fit the processor's cache are read twice as fast. */
type Numbers = Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;
const MAX_SHORT = 0xffff;

export type ValueParts = {
  names: string[];
  sets: Bitmap[];
  dimensions: Record<Dimension, number[]>;
  numbers: Numbers;
  starts: Uint32Array<ArrayBuffer>;
};

/**
 * Which listing has which values, twice over: for each value the listings as bits, which are fast for many, and for each
 * listing the numbers of its values as a row, which are fast for few. Slots only ever grow, so both are only added to.
 */
export class Values {
  private readonly of = Object.fromEntries(
    DIMENSIONS.map((name) => [name, new Map<string, Value>()]),
  ) as Record<Dimension, Map<string, Value>>;
  private readonly byNumber: (Value | undefined)[] = [undefined];
  /** the rows one after another: first one number for each of ONE_VALUED, 0 for none, then those of MANY_VALUED */
  private numbers: Numbers = new Uint16Array(16 * 1024);
  private starts = new Uint32Array(1024);
  private slots = 0;

  /** How many values there are in all dimensions. */
  get count(): number {
    return this.byNumber.length - 1;
  }

  in(dimension: Dimension): ReadonlyMap<string, Value> {
    return this.of[dimension];
  }

  /** The listing of the next slot: its one value in each of ONE_VALUED, '' for none, and its amenities and facts. */
  add(single: readonly string[], many: Readonly<Record<ManyValued, readonly string[]>>): void {
    const slot = this.slots++;
    let at = this.starts[slot] ?? 0;
    const end = at + single.length + many.amenities.length + many.facts.length;
    this.numbers = withRoom(this.numbers, end);
    this.starts = withRoom(this.starts, slot + 2);
    for (const [place, name] of single.entries())
      this.numbers[at++] = name === '' ? 0 : this.mark(ONE_VALUED[place]!, name, slot);
    for (const dimension of MANY_VALUED)
      for (const name of many[dimension]) this.numbers[at++] = this.mark(dimension, name, slot);
    this.starts[slot + 1] = end;
  }

  private mark(dimension: Dimension, name: string, slot: number): number {
    const known = this.of[dimension];
    let value = known.get(name);
    if (!value) {
      value = { number: this.byNumber.length, name, slots: new Bitmap() };
      this.byNumber.push(value);
      if (value.number > MAX_SHORT && this.numbers instanceof Uint16Array)
        this.numbers = Uint32Array.from(this.numbers);
      known.set(name, value);
    }
    value.slots.add(slot);
    return value.number;
  }

  /** The number of what a listing has in a dimension, 0 for nothing. */
  numberAt(slot: number, dimension: OneValued): number {
    return this.numbers[this.starts[slot]! + ONE_VALUED.indexOf(dimension)]!;
  }

  /** '' for 0 */
  name(number: number): string {
    return this.byNumber[number]?.name ?? '';
  }

  /** What a listing has in a dimension, '' for nothing. */
  nameAt(slot: number, dimension: OneValued): string {
    return this.name(this.numberAt(slot, dimension));
  }

  /** How many of these listings have each value, by its number: all rows are read once. */
  countRows(slots: Int32Array): Uint32Array {
    const counts = new Uint32Array(this.byNumber.length);
    const { numbers, starts } = this;
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i]!;
      const end = starts[slot + 1]!;
      for (let at = starts[slot]!; at < end; at++) counts[numbers[at]!]!++;
    }
    return counts;
  }

  /** The same of one dimension, added to `counts`. */
  countColumn(slots: Int32Array, dimension: OneValued, counts: Uint32Array): void {
    const { numbers, starts } = this;
    const place = ONE_VALUED.indexOf(dimension);
    for (let i = 0; i < slots.length; i++) counts[numbers[starts[slots[i]!]! + place]!]!++;
  }

  /** The same by bits: every value is looked at once, however many listings there are. */
  countBits(set: Bitmap, dimension: Dimension, counts: Uint32Array): void {
    for (const { number, slots } of this.of[dimension].values()) counts[number]! += slots.sharedCount(set);
  }

  /** What a snapshot holds of the first `slots` listings: names and sets by the numbers of the values, from 1. */
  parts(slots: number): ValueParts {
    const known = this.byNumber.slice(1) as Value[];
    const dimensions = Object.fromEntries(
      DIMENSIONS.map((name) => [name, [...this.of[name].values()].map(({ number }) => number)]),
    );
    return {
      names: known.map(({ name }) => name),
      sets: known.map(({ slots: set }) => set),
      dimensions: dimensions as Record<Dimension, number[]>,
      numbers: this.numbers.subarray(0, this.starts[slots] ?? 0) as Numbers,
      starts: this.starts.subarray(0, slots + 1),
    };
  }

  restore({ names, sets, dimensions, numbers, starts }: ValueParts, slots: number): void {
    for (const [i, name] of names.entries()) this.byNumber.push({ number: i + 1, name, slots: sets[i]! });
    for (const dimension of DIMENSIONS)
      for (const number of dimensions[dimension]) {
        const value = this.byNumber[number]!;
        this.of[dimension].set(value.name, value);
      }
    this.numbers = numbers;
    this.starts = starts;
    this.slots = slots;
  }
}
