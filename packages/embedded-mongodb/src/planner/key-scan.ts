import type { Collection } from '../catalog/collection';
import type { IndexEntry } from '../catalog/index-entry';
import { RECORD_ID_BYTES, recordIdAtEnd } from '../storage/spaces';
import type { IndexScanPlan, KeyRange, RangeGroup } from './plan';

const FIRST_BATCH = 32;
const LARGEST_BATCH = 1024;

interface ScannedKey {
  key: Buffer;
  recordId: number;
}

/**
 * Reads ranges of keys in order, a batch at a time. Nothing stays open between batches because it continues by key, so other
 * work (even writes) may happen at any point.
 */
class RangeReader {
  private batch: ScannedKey[] = [];
  private at = 0;
  private rangeNumber = 0;
  private size: number;
  private low: Buffer | null = null;
  private high: Buffer | null = null;
  readonly ranges: KeyRange[];

  constructor(
    private readonly collection: Collection,
    ranges: KeyRange[],
    private readonly reverse: boolean,
    private readonly index: IndexEntry,
    firstBatch: number,
    readonly prefixLength: number,
  ) {
    this.ranges = reverse ? [...ranges].reverse() : ranges;
    this.size = Math.max(1, Math.min(firstBatch, LARGEST_BATCH));
  }

  peek(): ScannedKey | null {
    while (this.at >= this.batch.length) if (!this.refill()) return null;
    return this.batch[this.at]!;
  }

  next(): ScannedKey | null {
    const key = this.peek();
    if (key) this.at++;
    return key;
  }

  private refill(): boolean {
    const range = this.ranges[this.rangeNumber];
    if (!range) return false;
    const start = this.low ?? range.start;
    const end = this.high ?? range.end;
    this.batch = this.read(start, end);
    this.at = 0;
    if (this.batch.length < this.size) {
      this.rangeNumber++;
      this.low = null;
      this.high = null;
    } else if (this.reverse) {
      this.high = this.batch.at(-1)!.key;
    } else {
      this.low = Buffer.concat([this.batch.at(-1)!.key, Buffer.from([0])]);
    }
    this.size = Math.min(LARGEST_BATCH, this.size * 4);
    return true;
  }

  private read(start: Buffer, end: Buffer): ScannedKey[] {
    const { store } = this.collection;
    if (this.index.isId) {
      const entries = this.reverse
        ? store.entriesReverse(start, end, this.size)
        : store.entries(start, end, this.size);
      return entries.map(({ key, value }) => ({ key, recordId: value.readUIntBE(0, RECORD_ID_BYTES) }));
    }
    const keys = this.reverse ? store.keysReverse(start, end, this.size) : store.keys(start, end, this.size);
    return keys.map((key) => ({ key, recordId: recordIdAtEnd(key) }));
  }

  /** Skips up to `count` keys without looking at them and returns how many. Allowed only before the first read. */
  skip(count: number): number {
    let left = count;
    const { counts } = this.collection;
    const { space } = this.index;
    while (left > 0) {
      const range = this.ranges[this.rangeNumber];
      if (!range) break;
      const size = counts.count(space, range.start, range.end);
      if (size > left) {
        if (this.reverse) this.high = counts.keyAt(space, range.start, range.end, size - left)!;
        else this.low = counts.keyAt(space, range.start, range.end, left)!;
        return count;
      }
      left -= size;
      this.rangeNumber++;
    }
    return count - left;
  }
}

export class KeyScan {
  private readonly readers: RangeReader[];
  private readonly reverse: boolean;
  examined = 0;

  constructor(collection: Collection, plan: IndexScanPlan, expected: number) {
    const batch = expected > 0 ? expected : FIRST_BATCH;
    this.reverse = plan.reverse;
    this.readers = plan.groups.map(
      (group: RangeGroup) =>
        new RangeReader(collection, group.ranges, plan.reverse, plan.index, batch, group.prefixLength),
    );
  }

  next(): ScannedKey | null {
    const reader = this.readers.length === 1 ? this.readers[0]! : this.nextReader();
    const key = reader ? reader.next() : null;
    if (key) this.examined++;
    return key;
  }

  private nextReader(): RangeReader | null {
    let best: RangeReader | null = null;
    let bestKey: Buffer | null = null;
    for (const reader of this.readers) {
      const key = reader.peek()?.key;
      if (!key) continue;
      const tail = key.subarray(reader.prefixLength);
      const order = bestKey ? Buffer.compare(tail, bestKey) : -1;
      if (!best || (this.reverse ? order > 0 : order < 0)) {
        best = reader;
        bestKey = tail;
      }
    }
    return best;
  }

  /** Skips without reading if the order allows it. Returns the number of rows still to skip by reading. */
  skip(count: number): number {
    if (this.readers.length !== 1 || count === 0) return count;
    const skipped = this.readers[0]!.skip(count);
    this.examined += skipped;
    return count - skipped;
  }
}
