import type { IndexEntry } from '../catalog/index-entry';
import type { CellRange } from '../semantics/geo/cells';
import { rangesFor } from '../semantics/geo/index-cells';
import { encodeKeyValue, successor } from '../storage/key-encoding';
import { type Interval, range } from './intervals';
import type { FilterBounds, PathBounds } from './predicates';

/** Bounds of the geo fields of an index, by their position; the documents in them are still to be tested. */
export type GeoBounds = Map<number, PathBounds>;

function intervalsOf(ranges: readonly CellRange[]): Interval[] {
  return ranges.map(({ low, high }) =>
    range(encodeKeyValue(low, null), successor(encodeKeyValue(high, null))),
  );
}

export function boundsOfCells(ranges: readonly CellRange[]): PathBounds {
  const intervals = intervalsOf(ranges);
  return { intervals, conjuncts: [intervals], exact: false, matchesMissing: false, usesStrings: false };
}

/** What a filter's geo conditions say about an index. Of several on one path the first is taken. */
export function geoBounds(index: IndexEntry, filter: FilterBounds): GeoBounds {
  const bounds: GeoBounds = new Map();
  index.geoFields.forEach((field, i) => {
    if (!field) return;
    for (const { path, operator, argument } of filter.geo) {
      if (path !== field.path || bounds.has(i)) continue;
      const ranges = rangesFor(field, operator, argument, index.multikey[i] ?? false);
      if (ranges) bounds.set(i, boundsOfCells(ranges));
    }
  });
  return bounds;
}
