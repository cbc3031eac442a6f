import 'server-only';
import { defineEvent } from '@/lib/platform/event';

/** The common interface of all models' native collections. */
export type RecordCollection = {
  readonly collectionName: string;
  distinct: (path: 'team', filter: object) => Promise<unknown[]>;
  updateMany: (filter: object, update: { $set?: object; $unset?: object }) => Promise<unknown>;
};

/** A collection whose records belong to a team and to a member. */
export type SharedRecords = {
  collection: RecordCollection;
  /** paths that name a member; the first one names the record's owner */
  names: readonly [string, ...string[]];
  /** called before one member's records move to another */
  beforeHandover?: (team: string, from: string, to: string) => Promise<void>;
  /** called after records were assigned to a person */
  afterHandover?: (to: string) => Promise<void>;
};

/** Asks every area which of its records are shared by teams. */
export const sharedRecords = defineEvent<void, SharedRecords>('records that teams share');

/** Asks for the number of listings per member. The payload is the team's id. */
export const listingCountsRequested = defineEvent<string, ReadonlyMap<string, number>>('listings of members');

/** A team was renamed. The payload is its id. */
export const teamRenamed = defineEvent<string>('team renamed');

/** The agency's own team exists, with its id: records without an account become its records. */
export const agencyTeamReady = defineEvent<string>('team of the agency');
