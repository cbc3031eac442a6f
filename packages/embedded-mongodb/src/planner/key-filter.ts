import type { IndexEntry } from '../catalog/index-entry';
import { fieldEnd } from '../storage/key-decoding';
import { invert } from '../storage/key-encoding';
import type { Interval } from './intervals';

/** True for keys that may belong to a match. Documents of other keys need not be read. */
export type KeyFilter = (key: Buffer) => boolean;

function isEverything(intervals: Interval[]): boolean {
  return intervals.length === 1 && intervals[0]!.low.length === 0 && intervals[0]!.high === null;
}

function contains(intervals: Interval[], value: Buffer): boolean {
  return intervals.some(
    ({ low, high }) => Buffer.compare(low, value) <= 0 && (high === null || Buffer.compare(value, high) < 0),
  );
}

/**
 * Builds a test of keys for the fields after the first range, which do not narrow the scan. Null if there is nothing to test
 * or if keys may have been shortened.
 */
export function keyFilterOf(index: IndexEntry, bounds: Interval[][], used: number): KeyFilter | null {
  const tested = bounds.map((intervals, i) => i >= used && !isEverything(intervals));
  const last = tested.lastIndexOf(true);
  if (last < 0 || index.longKeys || index.isId) return null;
  return (key) => {
    let at = index.prefix.length;
    for (let i = 0; i <= last; i++) {
      const { descending } = index.parts[i]!;
      const end = fieldEnd(key, at, descending);
      // a key that was shortened after planning ends early, so its document decides
      if (end > key.length) return true;
      if (tested[i]) {
        const field = key.subarray(at, end);
        if (!contains(bounds[i]!, descending ? invert(field) : field)) return false;
      }
      at = end;
    }
    return true;
  };
}
