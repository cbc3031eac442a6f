import 'server-only';
import { defineProviders } from '@/lib/platform/event';

/** The common interface of all models' native collections. */
export type RecordCollection = {
  readonly collectionName: string;
  distinct: (path: 'team', filter: object) => Promise<unknown[]>;
  updateMany: (filter: object, update: { $set?: object; $unset?: object }) => Promise<unknown>;
};

export type SharedRecords = {
  collection: RecordCollection;
  /** paths that hold a member's id, starting with the record's owner */
  names: readonly [string, ...string[]];
  /** called before a member's records move to another member */
  beforeHandover?: (team: string, from: string, to: string) => Promise<void>;
  /** called after records move to a person */
  afterHandover?: (to: string) => Promise<void>;
};

/** Records of all areas that teams share. */
export const sharedRecords = defineProviders<void, SharedRecords>('records that teams share');

/** Number of listings per member of a team. */
export const listingCounts = defineProviders<string, ReadonlyMap<string, number>>('listing counts');
