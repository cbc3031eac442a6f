import type { ObjectId } from 'bson';

/** An entry as its writer has it; where it is in the log is decided by the append. */
export type NewEntry = {
  _id: ObjectId;
  at: Date;
  actor?: ObjectId;
  actorRole?: string;
  action: string;
  targetType?: string;
  targetId?: string;
  group?: ObjectId;
  ip?: string;
  details: Record<string, unknown>;
};

/** An entry as it is stored. */
export type ChainedEntry = NewEntry & {
  seq: number;
  prev: string;
  hash: string;
  net?: string;
  seal?: string;
  salt?: string;
};

/** How long the log was at a moment, and the hash of its last entry: enough to find every change of what came before. */
export type Head = { seq: number; hash: string };
