import type { KeyValueStore } from './key-value-store';
import { FIRST_BLOCK_SPACE, spacePrefix } from './spaces';

/**
 * Counts the keys of a range without walking it. The keys of an index are divided into buckets of a few hundred, whose first
 * keys and sizes stay in memory and follow every write. Buckets are made when a long range is first counted. Counting then
 * walks at most the two buckets at the ends.
 */
const BUCKET = 512;
const SPLIT_AT = 1024;
/** Length below which a range is walked instead. */
export const SHORT_RANGE = 2000;

class Buckets {
  private readonly starts: Buffer[] = [];
  private readonly sizes: number[] = [];
  private readonly end: Buffer;

  constructor(
    private readonly store: KeyValueStore,
    space: number,
  ) {
    this.end = spacePrefix(space + 1);
    let start: Buffer | undefined = spacePrefix(space);
    while (start) {
      const next: Buffer | undefined = store.keyAt(start, this.end, BUCKET);
      this.starts.push(start);
      this.sizes.push(next ? BUCKET : store.count(start, this.end));
      start = next;
    }
  }

  private find(key: Buffer): number {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (Buffer.compare(this.starts[middle]!, key) <= 0) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  change(key: Buffer, delta: 1 | -1): void {
    const at = this.find(key);
    this.sizes[at]! += delta;
    if (this.sizes[at]! > SPLIT_AT) this.split(at);
  }

  private split(at: number): void {
    const middle = this.store.keyAt(this.starts[at]!, this.starts[at + 1] ?? this.end, BUCKET);
    if (!middle) return;
    this.starts.splice(at + 1, 0, middle);
    this.sizes.splice(at, 1, BUCKET, this.sizes[at]! - BUCKET);
  }

  count(low: Buffer, high: Buffer): number {
    const first = this.find(low);
    const last = this.find(high);
    if (last - first < 2) return this.store.count(low, high);
    let n = this.store.count(low, this.starts[first + 1]!) + this.store.count(this.starts[last]!, high);
    for (let i = first + 1; i < last; i++) n += this.sizes[i]!;
    return n;
  }

  keyAt(low: Buffer, high: Buffer, offset: number): Buffer | undefined {
    let at = this.find(low);
    let start = low;
    let left = offset;
    while (at + 1 < this.starts.length) {
      const inBucket = start === low ? this.store.count(low, this.starts[at + 1]!) : this.sizes[at]!;
      if (inBucket > left) break;
      left -= inBucket;
      at++;
      start = this.starts[at]!;
    }
    return this.store.keyAt(start, high, left);
  }
}

export class KeyCounts {
  private readonly spaces = new Map<number, Buckets>();

  constructor(private readonly store: KeyValueStore) {}

  count(space: number, low: Buffer, high: Buffer): number {
    // blocks know their number of keys
    if (space >= FIRST_BLOCK_SPACE) return this.store.count(low, high);
    if (!this.isLong(low, high)) return this.store.count(low, high);
    return this.bucketsOf(space).count(low, high);
  }

  keyAt(space: number, low: Buffer, high: Buffer, offset: number): Buffer | undefined {
    if (offset < SHORT_RANGE || space >= FIRST_BLOCK_SPACE) return this.store.keyAt(low, high, offset);
    return this.bucketsOf(space).keyAt(low, high, offset);
  }

  private isLong(low: Buffer, high: Buffer): boolean {
    return this.store.keyAt(low, high, SHORT_RANGE) !== undefined;
  }

  private bucketsOf(space: number): Buckets {
    let buckets = this.spaces.get(space);
    if (!buckets) {
      buckets = new Buckets(this.store, space);
      this.spaces.set(space, buckets);
    }
    return buckets;
  }

  /** Records that a key was added (afterwards) or removed. */
  changed(space: number, key: Buffer, delta: 1 | -1): void {
    if (this.spaces.size > 0) this.spaces.get(space)?.change(key, delta);
  }

  forget(space: number): void {
    this.spaces.delete(space);
  }

  clear(): void {
    this.spaces.clear();
  }
}
