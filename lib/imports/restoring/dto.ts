import type { RecordList } from '@/lib/imports/archive-files/constants';
import type { KeptCodes } from '@/lib/listings/codes/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import type { ZipReader } from '@/lib/platform/tabular/zip-file';
import type { ownedBy } from '@/lib/teams/data';

/** State of restoring one ZIP. */
export type Restoring = {
  actor: Actor;
  owned: ReturnType<typeof ownedBy>;
  now: Date;
  zip: ZipReader;
  /** for files extracted from the ZIP */
  directory: string;
  kept: KeptCodes;
  /** existing records of each list that can be referred to, which are the actor's own */
  there: Record<RecordList, Set<string>>;
  /** listing codes by id, for search words */
  codes: Map<string, string>;
  note(text: string): void;
};

/** A row as it will be stored. */
export type NewRow = { _id: ReturnType<typeof ownedBy>['owner'] } & Record<string, unknown>;
