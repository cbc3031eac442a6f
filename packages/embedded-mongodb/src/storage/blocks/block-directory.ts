/** Limit of new blocks that are inserted one by one. */
const FEW = 8;

/** A new block and its position, given as the index of the block that it precedes. */
export interface Added {
  at: number;
  bound: string;
  count: number;
  number: number;
}

/** The blocks of one index in the order of their keys, as three lists of equal length. */
export class BlockDirectory {
  /** Upper bounds, ascending, without the space, as binary strings. */
  readonly bounds: string[] = [];
  readonly counts: number[] = [];
  /** Numbers under which the blocks are stored. */
  readonly numbers: number[] = [];

  /** Index of the block that would contain a key. */
  find(key: string): number {
    const { bounds } = this;
    let low = 0;
    let high = bounds.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (bounds[middle]! < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  append(bound: string, count: number, number: number): void {
    this.bounds.push(bound);
    this.counts.push(count);
    this.numbers.push(number);
  }

  /** Inserts new blocks, which are in the order of their positions. */
  add(added: Added[]): void {
    if (added.length <= FEW) {
      for (const { at, bound, count, number } of added.reverse()) this.insert(at, bound, count, number);
      return;
    }
    const before = { bounds: [...this.bounds], counts: [...this.counts], numbers: [...this.numbers] };
    this.clear();
    let next = 0;
    const keepUntil = (at: number): void => {
      for (; next < at; next++)
        this.append(before.bounds[next]!, before.counts[next]!, before.numbers[next]!);
    };
    for (const { at, bound, count, number } of added) {
      keepUntil(at);
      this.append(bound, count, number);
    }
    keepUntil(before.bounds.length);
  }

  insert(at: number, bound: string, count: number, number: number): void {
    this.bounds.splice(at, 0, bound);
    this.counts.splice(at, 0, count);
    this.numbers.splice(at, 0, number);
  }

  clear(): void {
    this.bounds.length = 0;
    this.counts.length = 0;
    this.numbers.length = 0;
  }

  /** Removes empty blocks, except the last one. Returns their numbers. */
  dropEmpty(): number[] {
    const { bounds, counts, numbers } = this;
    const dropped: number[] = [];
    let kept = 0;
    for (let i = 0; i < bounds.length; i++) {
      if (counts[i] === 0 && i < bounds.length - 1) {
        dropped.push(numbers[i]!);
        continue;
      }
      bounds[kept] = bounds[i]!;
      numbers[kept] = numbers[i]!;
      counts[kept++] = counts[i]!;
    }
    bounds.length = kept;
    counts.length = kept;
    numbers.length = kept;
    return dropped;
  }
}
