import type { Document } from '../semantics/values';

/** How an update came about, for change streams. */
export interface UpdateKind {
  isReplacement: boolean;
  /** Paths whose values operators such as `$set` wrote as a whole; null when only a comparison can say. */
  wholePaths: ReadonlySet<string> | null;
}

/** A change of something other than a document: `create`, `drop`, `rename`, `dropDatabase`, `createIndexes` … */
export interface SchemaChange {
  operation: string;
  db: string;
  collection: string | null;
  uuid: Buffer | null;
  /** `to` of a rename. */
  to?: { db: string; coll: string };
  description?: Document;
}
