import 'server-only';
import { defineEvent } from '@/lib/platform/event';

/** What the driver's collections of all models have in common here. */
export type RecordCollection = {
  readonly collectionName: string;
  distinct: (path: 'team', filter: object) => Promise<unknown[]>;
  updateMany: (filter: object, update: { $set?: object; $unset?: object }) => Promise<unknown>;
};

/** A collection whose records belong to a team and are in a member's name. */
export type SharedRecords = {
  collection: RecordCollection;
  /** the paths that name a member; the first one says in whose name the record is */
  names: readonly [string, ...string[]];
  /** what has to be done before the records of one member go to another */
  beforeHandover?: (team: string, from: string, to: string) => Promise<void>;
  /** what has to be done after records have come into a person's name */
  afterHandover?: (to: string) => Promise<void>;
};

/** Which records do teams share? Every area with such records names its own. */
export const sharedRecords = defineEvent<void, SharedRecords>('records that teams share');

/** How many listings are in each member's name? The payload is the team's id. */
export const listingCountsRequested = defineEvent<string, ReadonlyMap<string, number>>('listings of members');

/** A team has another name. The payload is its id. */
export const teamRenamed = defineEvent<string>('team renamed');

/** The agency's own team is there, with its id: records that belong to no account become its records. */
export const agencyTeamReady = defineEvent<string>('team of the agency');
