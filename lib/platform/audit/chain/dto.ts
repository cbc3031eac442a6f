import type { Types } from 'mongoose';

/** An entry before the append, which decides its position in the log. */
export type NewEntry = {
  _id: Types.ObjectId;
  at: Date;
  actor?: Types.ObjectId;
  actorRole?: string;
  action: string;
  targetType?: string;
  targetId?: string;
  group?: Types.ObjectId;
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

/** The length of the log at a moment, and the hash of its last entry: enough to detect any change to what came before. */
export type Head = { seq: number; hash: string };
