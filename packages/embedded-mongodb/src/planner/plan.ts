import type { IndexEntry } from '../catalog/index-entry';
import type { Near } from '../semantics/geo/near';
import type { Interval } from './intervals';
import type { KeyFilter } from './key-filter';
import type { FilterBounds } from './predicates';

/** Whole keys (space included) from `start` up to but not including `end`. */
export interface KeyRange {
  start: Buffer;
  end: Buffer;
}

/**
 * Ranges that are read one after the other. With several groups the scan merges them by what follows each group's
 * `prefixLength` bytes: so `{city: {$in: […]}}` sorted by price comes out sorted without a sort.
 */
export interface RangeGroup {
  prefixLength: number;
  ranges: KeyRange[];
}

export interface IndexScanPlan {
  kind: 'index';
  index: IndexEntry;
  groups: RangeGroup[];
  reverse: boolean;
  /** The ranges hold exactly the matching documents: no residual filter. */
  exact: boolean;
  /** Paths whose conditions the ranges express exactly. */
  covered: Set<string>;
  /** The order of the keys is the order asked for. */
  sorted: boolean;
  /** For each field of the index, for `explain`. */
  bounds: Interval[][];
  /** Tests keys inside the ranges, for the fields that the ranges do not narrow. */
  keyFilter: KeyFilter | null;
}

interface CollectionScanPlan {
  kind: 'collection';
  reverse: boolean;
  sorted: boolean;
  exact: boolean;
}

interface OrPlan {
  kind: 'or';
  branches: IndexScanPlan[];
  sorted: false;
  exact: false;
}

/** Documents by their distance, out of a geo index. */
export interface NearPlan {
  kind: 'near';
  index: IndexEntry;
  near: Near;
  /** Position of the searched field in the index. */
  part: number;
  /** The rest of the filter, for the other fields of the index. */
  bounds: FilterBounds;
  sorted: true;
  exact: false;
}

export type Plan = IndexScanPlan | CollectionScanPlan | OrPlan | NearPlan;

/** One field of a sort pattern. */
export interface SortField {
  path: string;
  descending: boolean;
}
