import 'server-only';
import type { mongo } from 'mongoose';
import { shortenAddress } from '@/lib/platform/audit-chain/rules';

/** Whose data is collected or erased. */
export type Person = {
  id: string;
  email: string;
  /** whether the address is confirmed: until then, what was sent from it may be somebody else's */
  verified: boolean;
  /** as in lib/platform/auth/visitor.ts */
  owner: string;
  /** what finds the forms that were sent with the address (lib/contacts/rules.ts); none until it is confirmed */
  keys: readonly string[];
};

/** What is older goes; what is undefined is kept until somebody erases it. */
export type Expiry = {
  now: Date;
  activity: Date;
  ip: Date;
  enquiry: Date | undefined;
  visit: Date | undefined;
  homeVisit: Date;
};

export type PersonalData = {
  /** the models whose rows say something about a person; a test looks for those that no area names */
  models: readonly string[];
  /** What is kept about a person, by the names that the downloaded file has (DPDP Act 2023, section 11). */
  collect(person: Person): Promise<Record<string, unknown>>;
  /** Removes it, or the person from it where others need the rest. A run that breaks off is done again. */
  erase(person: Person): Promise<void>;
  /** Removes what time removes, and returns how much went, by a name for the log. */
  expire?(before: Expiry): Promise<Record<string, number>>;
};

/** What an area keeps about people. lib/registries/personal-data lists the definitions of all areas. */
export const definePersonalData = (definition: PersonalData): PersonalData => definition;

/** No account has more rows of one kind that a person could read. */
export const EXPORT_ROWS = 10_000;

/** Shortens the addresses in `ip` of rows that are older. Returns how many. */
export async function shortenAddresses(
  collection: Pick<mongo.Collection, 'distinct' | 'updateMany'>,
  field: string,
  before: Date,
): Promise<number> {
  let changed = 0;
  // a shortened address ends in `.0` or `::`, so a second run finds nothing to do
  const old = { [field]: { $lt: before }, ip: { $type: 'string', $not: /(\.0|::)$/ } };
  for (const ip of (await collection.distinct('ip', old)) as string[]) {
    const result = await collection.updateMany(
      { [field]: { $lt: before }, ip },
      { $set: { ip: shortenAddress(ip) } },
    );
    changed += result.modifiedCount;
  }
  return changed;
}
