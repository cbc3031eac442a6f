import type { Document } from '../semantics/values';
import type { Collection } from './collection';
import type { PlannedKeys } from './key-writer';

/** How an update came about, for those who watch changes. */
export interface UpdateKind {
  isReplacement: boolean;
  /** Paths whose values operators such as `$set` wrote as a whole; null when only a comparison can say. */
  wholePaths: ReadonlySet<string> | null;
}

/** A change that is not one of documents: `create`, `drop`, `rename`, `dropDatabase`, `createIndexes` … */
export interface SchemaChange {
  operation: string;
  db: string;
  collection: string | null;
  uuid: Buffer | null;
  /** `to` of a rename. */
  to?: { db: string; coll: string };
  description?: Document;
}

/** Hears of every change of a server that is a replica set, and says which documents transactions hold. */
export interface Journal {
  /** Throws WriteConflict when an open transaction has changed the document. */
  checkDocument(collection: Collection, recordId: number): void;
  /** Throws WriteConflict when an open transaction has taken one of the unique keys. */
  checkKeys(planned: PlannedKeys[]): void;
  inserted(collection: Collection, recordId: number, raw: Buffer): void;
  updated(collection: Collection, recordId: number, before: Buffer, after: Buffer, kind?: UpdateKind): void;
  removed(collection: Collection, recordId: number, raw: Buffer): void;
  schemaChanged(change: SchemaChange): void;
}

/** What a transaction sees in a collection that differs from what is stored. */
export interface Overlay {
  readonly base: Collection;
  /** Anything at all? Then plans give neither order nor counts by themselves. */
  readonly differs: boolean;
  /** Numbers of the documents that differ, ascending. */
  changedIds(): readonly number[];
  isChanged(recordId: number): boolean;
}
