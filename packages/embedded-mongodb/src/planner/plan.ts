import type { IndexEntry } from '../catalog/index-entry';
import type { Interval } from './intervals';
import type { KeyFilter } from './key-filter';

/** Whole keys (including the space) from `start` up to but not including `end`. */
export interface KeyRange {
  start: Buffer;
  end: Buffer;
}

/**
 * Ranges that are read one after the other. The scan merges several groups by the bytes after each group's `prefixLength`,
 * so that `{city: {$in: […]}}` sorted by price needs no sort.
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
  /** True if the ranges contain exactly the matching documents, so that no residual filter is needed. */
  exact: boolean;
  /** Paths whose conditions the ranges express exactly. */
  covered: Set<string>;
  sorted: boolean;
  /** Bounds of each field of the index, for `explain`. */
  bounds: Interval[][];
  /** Tests keys inside the ranges for the fields that do not narrow the ranges. */
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

export type Plan = IndexScanPlan | CollectionScanPlan | OrPlan;

export interface SortField {
  path: string;
  descending: boolean;
}
