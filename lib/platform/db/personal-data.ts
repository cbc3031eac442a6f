import 'server-only';
import type { mongo } from 'mongoose';

/** The person whose data is collected or erased. */
export type Person = {
  id: string;
  email: string;
  /** whether the address is confirmed: until then, forms sent with it may be somebody else's */
  verified: boolean;
  /** as in lib/platform/auth/visitor.ts */
  owner: string;
  /** finds the forms sent with the address (lib/contacts/rules.ts); empty until it is confirmed */
  keys: readonly string[];
};

/** Cut-off dates: older data is deleted; undefined ones are kept until somebody erases them. */
export type Expiry = {
  now: Date;
  activity: Date;
  ip: Date;
  enquiry: Date | undefined;
  visit: Date | undefined;
  homeVisit: Date;
};

/** How long data is kept; lib/registries/personal-data/constants.ts has the words. */
export type KeptUntil =
  | 'account'
  | 'request'
  | 'activity'
  | 'ip'
  | 'enquiry'
  | 'visit'
  | 'homeVisit'
  | 'register'
  | 'signed';

export type PersonalData = {
  /** whose records they are: its texts in the data map (lib/registries/personal-data/constants.ts) */
  area: string;
  /** how long its records are kept, for the data map */
  until: readonly KeptUntil[];
  /** models whose rows concern a person; a test finds those that no area names */
  models: readonly string[];
  /** The data about a person, under the names used in the download (DPDP Act 2023, section 11). */
  collect(person: Person): Promise<Record<string, unknown>>;
  /** Deletes it, or removes the person where others need the rest. An interrupted run is repeated. */
  erase(person: Person): Promise<void>;
  /** Deletes expired data, and returns the amount under a name for the log. */
  expire?(before: Expiry): Promise<Record<string, number>>;
};

/** One area's personal data. lib/registries/personal-data lists the definitions of all areas. */
export const definePersonalData = (definition: PersonalData): PersonalData => definition;

/** Upper bound of rows per kind that a person could read. */
export const EXPORT_ROWS = 10_000;

/** Shortens the addresses in `ip` of older rows. Returns how many. */
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

/** `203.0.113.77` → `203.0.113.0`, `2001:db8:1:2::9` → `2001:db8::`: the network, not a household. */
export function shortenAddress(ip: string): string {
  if (ip.includes('.')) return ip.replace(/\.\d+$/, '.0');
  const groups = ip.split('::')[0]?.split(':').filter(Boolean) ?? [];
  return `${groups.slice(0, 2).join(':')}::`;
}
