import type { IndexEntry } from '../catalog/index-entry';
import { LONG_KEY_BYTES, successor } from '../storage/key-encoding';
import { SPACE_BYTES } from '../storage/spaces';
import { EVERYTHING, type Interval, intersect, invertIntervals } from './intervals';
import { keyFilterOf } from './key-filter';
import type { IndexScanPlan, RangeGroup, SortField } from './plan';
import type { FilterBounds, PathBounds } from './predicates';

/** Limit of enumerated ranges. Beyond it, later fields are left to the filter. */
const MAX_RANGES = 2000;
/** Limit of merged streams. Beyond it, merging costs more than a sort. */
const MAX_MERGE = 200;

interface FieldUse {
  intervals: Interval[];
  bounds: PathBounds | null;
  exact: boolean;
}

/** An index's use for a query, before it is compared with other indexes. */
export interface Candidate {
  plan: IndexScanPlan;
  equalities: number;
  /** True if the next field is bounded by something narrower than everything. */
  ranged: boolean;
  /** True if the filter has a condition on the first field, even if only that it exists. */
  bounded: boolean;
}

function isEverything(intervals: Interval[]): boolean {
  return intervals.length === 1 && intervals[0]!.low.length === 0 && intervals[0]!.high === null;
}

function allPoints(intervals: Interval[]): boolean {
  return intervals.every((interval) => interval.point !== null);
}

/** Bounds of one field. On a path through arrays, different elements may satisfy different conditions, so only one may bound the scan. */
function fieldUse(index: IndexEntry, i: number, bounds: PathBounds | undefined): FieldUse {
  if (!bounds) return { intervals: [EVERYTHING], bounds: null, exact: true };
  if (!index.multikey[i] || bounds.conjuncts.length === 1) {
    return { intervals: bounds.intervals, bounds, exact: bounds.exact };
  }
  const narrowest = bounds.conjuncts.find(allPoints) ?? bounds.conjuncts.find((c) => !isEverything(c));
  return { intervals: narrowest ?? [EVERYTHING], bounds, exact: false };
}

/** Keeps only the first of the bounded fields below one array, because no single element has to satisfy all of them. */
function dropSharedArrays(index: IndexEntry, uses: FieldUse[]): void {
  let seen = false;
  uses.forEach((use, i) => {
    if (!index.multikey[i] || !use.bounds) return;
    if (seen) uses[i] = { intervals: [EVERYTHING], bounds: use.bounds, exact: false };
    seen = true;
  });
}

export function candidateFor(
  index: IndexEntry,
  filter: FilterBounds,
  usablePath: (bounds: PathBounds) => boolean,
  sort: SortField[],
  sortable: boolean,
): Candidate {
  let lost = false;
  const uses = index.parts.map((part, i) => {
    const bounds = filter.paths.get(part.path);
    if (bounds && !usablePath(bounds)) {
      lost = true;
      return fieldUse(index, i, undefined);
    }
    return fieldUse(index, i, bounds);
  });
  dropSharedArrays(index, uses);
  const paths = new Set(index.parts.map((part) => part.path));
  const covered = [...filter.paths.keys()].every((path) => paths.has(path));
  const enumeration = enumerate(index, uses);
  const order = orderOf(index, uses, sort, sortable && !index.longKeys && !index.collation);
  const split = order ? order.start : 0;
  const merge = order !== null && uses.slice(0, split).some((use) => use.intervals.length > 1);
  const groups = merge ? enumeration.groupsFor(split) : [enumeration.single()];
  const sorted = order !== null && groups.length <= MAX_MERGE;
  const used = enumeration.used;
  const bounds = uses.map((use) => use.intervals);
  const exactFields = uses.every((use, i) => !use.bounds || (i < used && use.exact));
  return {
    plan: {
      kind: 'index',
      index,
      groups: sorted || !merge ? groups : [enumeration.single()],
      reverse: sorted ? order.reverse : false,
      exact: filter.complete && covered && exactFields && !lost && !index.longKeys,
      covered: index.longKeys ? new Set() : coveredPaths(index, uses, used, filter.unread),
      sorted,
      bounds,
      keyFilter: keyFilterOf(index, bounds, used),
    },
    equalities: enumeration.points,
    ranged: enumeration.points < used,
    bounded: uses[0]!.bounds !== null,
  };
}

function coveredPaths(index: IndexEntry, uses: FieldUse[], used: number, unread: Set<string>): Set<string> {
  const covered = new Set<string>();
  uses.forEach((use, i) => {
    const { path } = index.parts[i]!;
    if (i < used && use.bounds && use.exact && !unread.has(path)) covered.add(path);
  });
  return covered;
}

interface Enumeration {
  /** Number of leading fields whose values are all single points. */
  points: number;
  /** Number of fields that shape the ranges. */
  used: number;
  single(): RangeGroup;
  groupsFor(split: number): RangeGroup[];
}

interface Partial {
  prefix: Buffer;
  lengths: number[];
}

/** The cartesian product of the leading point fields, followed by the intervals of the first other field. */
function enumerate(index: IndexEntry, uses: FieldUse[]): Enumeration {
  let partials: Partial[] = [{ prefix: index.prefix, lengths: [index.prefix.length] }];
  let points = 0;
  const oriented = uses.map((use, i) =>
    index.parts[i]!.descending ? invertIntervals(use.intervals) : use.intervals,
  );
  while (points < oriented.length) {
    const intervals = oriented[points]!;
    if (!allPoints(intervals) || partials.length * intervals.length > MAX_RANGES) break;
    partials = partials.flatMap((partial) =>
      intervals.map((interval) => {
        const prefix = Buffer.concat([partial.prefix, interval.point!]);
        return { prefix, lengths: [...partial.lengths, prefix.length] };
      }),
    );
    points++;
  }
  const last = oriented[points];
  const ranged = last !== undefined && !isEverything(last);
  const rangesOf = (partial: Partial) =>
    ranged ? last.map((interval) => keyRange(partial.prefix, interval)) : [wholeRange(partial.prefix)];
  return {
    points,
    used: points + (ranged ? 1 : 0),
    single: () => ({ prefixLength: 0, ranges: partials.flatMap(rangesOf) }),
    groupsFor: (split) => groupPartials(partials, split, rangesOf),
  };
}

function groupPartials(
  partials: Partial[],
  split: number,
  rangesOf: (partial: Partial) => RangeGroup['ranges'],
): RangeGroup[] {
  const groups = new Map<string, RangeGroup>();
  for (const partial of partials) {
    const prefixLength = partial.lengths[Math.min(split, partial.lengths.length - 1)]!;
    const id = partial.prefix.toString('latin1', 0, prefixLength);
    const group = groups.get(id) ?? { prefixLength, ranges: [] };
    group.ranges.push(...rangesOf(partial));
    groups.set(id, group);
  }
  return [...groups.values()];
}

/** Stored length of a key that is too long. The rest of the stored key does not reflect its order. */
const HEAD = SPACE_BYTES + LONG_KEY_BYTES;

function wholeRange(prefix: Buffer): { start: Buffer; end: Buffer } {
  const start = prefix.subarray(0, HEAD);
  return { start, end: successor(start)! };
}

function keyRange(prefix: Buffer, interval: Interval): { start: Buffer; end: Buffer } {
  const start = Buffer.concat([prefix, interval.low]);
  const end = interval.high === null ? successor(prefix)! : Buffer.concat([prefix, interval.high]);
  return { start: start.subarray(0, HEAD), end: end.length > HEAD ? successor(end.subarray(0, HEAD))! : end };
}

/** The field where the sort begins in the index and the direction to read in, or null if the index does not give the order. */
function orderOf(
  index: IndexEntry,
  uses: FieldUse[],
  sort: SortField[],
  sortable: boolean,
): { start: number; reverse: boolean } | null {
  if (sort.length === 0 || !sortable) return null;
  const fixed = (i: number): boolean => allPoints(uses[i]!.intervals) && uses[i]!.intervals.length === 1;
  const wanted = sort.filter((field) => {
    const i = index.parts.findIndex((part) => part.path === field.path);
    return !(i >= 0 && fixed(i) && !index.multikey[i]);
  });
  let at = 0;
  let start = -1;
  let reverse: boolean | null = null;
  for (const field of wanted) {
    while (at < uses.length && index.parts[at]!.path !== field.path) {
      const skippable = start < 0 ? allPoints(uses[at]!.intervals) : fixed(at);
      if (!skippable) return null;
      at++;
    }
    const part = index.parts[at];
    if (!part || (index.multikey[at] && !isEverything(uses[at]!.intervals))) return null;
    const backwards = part.descending !== field.descending;
    if (reverse !== null && reverse !== backwards) return null;
    reverse = backwards;
    if (start < 0) start = at;
    at++;
  }
  return { start: start < 0 ? uses.length : start, reverse: reverse ?? false };
}

export function isSubset(inner: Interval[], outer: Interval[]): boolean {
  return inner.every((interval) => {
    const hit = intersect([interval], outer);
    return (
      hit.length === 1 &&
      hit[0]!.low.equals(interval.low) &&
      (hit[0]!.high === null
        ? interval.high === null
        : interval.high !== null && hit[0]!.high.equals(interval.high))
    );
  });
}
