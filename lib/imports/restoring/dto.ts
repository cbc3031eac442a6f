import type { RecordList } from '@/lib/imports/archives/constants';
import type { KeptCodes } from '@/lib/listings/codes/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import type { ZipReader } from '@/lib/platform/tabular/zip-file';
import type { ownedBy } from '@/lib/teams/data';

/** What the reading of one ZIP knows while it goes on. */
export type Restoring = {
  actor: Actor;
  owned: ReturnType<typeof ownedBy>;
  now: Date;
  zip: ZipReader;
  /** for files that are taken out of the ZIP */
  directory: string;
  kept: KeptCodes;
  /** what of each list is there and may be referred to: the actor's own */
  there: Record<RecordList, Set<string>>;
  /** codes of listings by their ids, for the words by which a record is found */
  codes: Map<string, string>;
  note(text: string): void;
};

/** A row as it will be stored. */
export type NewRow = { _id: ReturnType<typeof ownedBy>['owner'] } & Record<string, unknown>;
