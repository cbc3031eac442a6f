import 'server-only';
import { defineProviders } from '@/lib/platform/event';

/** The common interface of all models' native collections. */
export type RecordCollection = {
  readonly collectionName: string;
  distinct: (path: 'team', filter: object) => Promise<unknown[]>;
  updateMany: (filter: object, update: { $set?: object; $unset?: object }) => Promise<unknown>;
};

/** A collection whose records belong to a team and to a member. */
export type SharedRecords = {
  collection: RecordCollection;
  /** paths that name a member, with the record's owner first */
  names: readonly [string, ...string[]];
  /** called before one member's records move to another */
  beforeHandover?: (team: string, from: string, to: string) => Promise<void>;
  /** called after records were assigned to a person */
  afterHandover?: (to: string) => Promise<void>;
};

/** Records of all areas that teams share. */
export const sharedRecords = defineProviders<void, SharedRecords>('records that teams share');

/** The number of listings per member of a team, by its id. */
export const listingCounts = defineProviders<string, ReadonlyMap<string, number>>('listing counts');
