import { invert, successor } from '../storage/key-encoding';

/**
 * A set of field keys from `low` up to but not including `high`, compared as bytes. Null is unbounded. A `point` is an
 * interval that came from one value, and also has that value's key.
 */
export interface Interval {
  low: Buffer;
  high: Buffer | null;
  point: Buffer | null;
}

const LOWEST: Buffer = Buffer.alloc(0);

export const EVERYTHING: Interval = { low: LOWEST, high: null, point: null };

export function pointInterval(key: Buffer): Interval {
  return { low: key, high: successor(key), point: key };
}

export function range(low: Buffer, high: Buffer | null): Interval {
  return { low, high, point: null };
}

function higher(a: Buffer, b: Buffer): Buffer {
  return Buffer.compare(a, b) >= 0 ? a : b;
}

function lower(a: Buffer | null, b: Buffer | null): Buffer | null {
  if (!a) return b;
  if (!b) return a;
  return Buffer.compare(a, b) <= 0 ? a : b;
}

function isEmpty(interval: Interval): boolean {
  return interval.high !== null && Buffer.compare(interval.low, interval.high) >= 0;
}

/** The intersection of two sorted lists without overlaps. */
export function intersect(a: Interval[], b: Interval[]): Interval[] {
  const out: Interval[] = [];
  for (const x of a) {
    for (const y of b) {
      const both = { low: higher(x.low, y.low), high: lower(x.high, y.high), point: x.point ?? y.point };
      if (!isEmpty(both)) out.push(both);
    }
  }
  return out;
}

export function union(list: Interval[]): Interval[] {
  const sorted = [...list].sort((a, b) => Buffer.compare(a.low, b.low));
  const out: Interval[] = [];
  for (const interval of sorted) {
    const last = out.at(-1);
    const touches = last && (last.high === null || Buffer.compare(interval.low, last.high) < 0);
    if (!last || !touches) {
      out.push({ ...interval });
    } else if (!(last.point && interval.point)) {
      last.point = null;
      last.high = last.high === null || interval.high === null ? null : higher(last.high, interval.high);
    }
  }
  return out;
}

export function complement(list: Interval[]): Interval[] {
  const out: Interval[] = [];
  let low: Buffer = LOWEST;
  for (const interval of union(list)) {
    if (Buffer.compare(low, interval.low) < 0) out.push(range(low, interval.low));
    if (interval.high === null) return out;
    low = interval.high;
  }
  out.push(range(low, null));
  return out;
}

/** The same set for a descending field, whose key bytes are inverted, in ascending order of the inverted bytes. */
export function invertIntervals(list: Interval[]): Interval[] {
  return list
    .map((interval) => ({
      low: interval.high === null ? LOWEST : (successor(invert(interval.high)) ?? LOWEST),
      high: interval.low.length === 0 ? null : successor(invert(interval.low)),
      point: interval.point ? invert(interval.point) : null,
    }))
    .reverse();
}
