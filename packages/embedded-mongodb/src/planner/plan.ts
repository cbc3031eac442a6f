import type { IndexEntry } from '../catalog/index-entry';
import type { Interval } from './intervals';
import type { KeyFilter } from './key-filter';

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

export type Plan = IndexScanPlan | CollectionScanPlan | OrPlan;

/** One field of a sort pattern. */
export interface SortField {
  path: string;
  descending: boolean;
}
