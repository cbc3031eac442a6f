import { decode } from '../semantics/codec';
import type { RawProjection } from '../semantics/project/raw';
import type { StoredDocument } from '../semantics/row-matcher';
import type { Document } from '../semantics/values';

export interface Row extends StoredDocument {
  recordId: number;
}

/** Applies a projection to a row. `raw` does the same without decoding it, if possible. */
export interface Projector {
  (row: Row): Document;
  raw?: RawProjection | undefined;
}

export interface Matcher {
  matchesRow(row: Row): boolean;
}

export interface ScanStats {
  keysExamined: number;
  docsExamined: number;
}

/** Documents one after the other. `next` does a bounded amount of work and returns PAUSE if it found none. */
export interface RowSource {
  next(): Row | null | typeof PAUSE;
  readonly stats: ScanStats;
}

/** Means "nothing yet, ask again", which lets the caller check its deadline and let others run. */
export const PAUSE: unique symbol = Symbol('pause');

export function decoded(row: Row): Document {
  row.doc ??= decode(row.raw);
  return row.doc;
}
