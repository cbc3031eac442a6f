import 'server-only';
import type { mongo } from 'mongoose';

export type Person = {
  id: string;
  email: string;
  /** True if the email is confirmed; before that, forms sent with it may be another person's. */
  verified: boolean;
  /** As in lib/platform/auth/visitor.ts. */
  owner: string;
  /** Finds the forms sent with the email (lib/contacts/rules.ts). Empty until it is confirmed. */
  keys: readonly string[];
};

/** Cut-off dates. Older data is deleted. Data without a date is kept until it is erased. */
export type Expiry = {
  now: Date;
  activity: Date;
  ip: Date;
  enquiry: Date | undefined;
  visit: Date | undefined;
  homeVisit: Date;
};

/** Retention periods. Their texts are in lib/registries/personal-data/constants.ts. */
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
  /** The area's key for its texts in the data map (lib/registries/personal-data/constants.ts). */
  area: string;
  /** Retention of its records, for the data map. */
  until: readonly KeptUntil[];
  /** Models with rows about a person; a test finds models that no area names. */
  models: readonly string[];
  /** The data about a person, under the names used in the download (DPDP Act 2023, section 11). */
  collect(person: Person): Promise<Record<string, unknown>>;
  /** Deletes the data, or removes the person if others need the rest. An interrupted run is repeated. */
  erase(person: Person): Promise<void>;
  /** Deletes expired data and returns the amounts under names for the log. */
  expire?(before: Expiry): Promise<Record<string, number>>;
};

/** Personal data of one area. lib/registries/personal-data lists the definitions of all areas. */
export const definePersonalData = (definition: PersonalData): PersonalData => definition;

/** Limit of rows per kind that a person could read. */
export const EXPORT_ROWS = 10_000;

/** Shortens the addresses in `ip` of older rows. Returns their number. */
export async function shortenAddresses(
  collection: Pick<mongo.Collection, 'distinct' | 'updateMany'>,
  field: string,
  before: Date,
): Promise<number> {
  let changed = 0;
  // a shortened address ends in `.0` or `::`, so a second run does nothing
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

/** Shortens `203.0.113.77` to `203.0.113.0` and `2001:db8:1:2::9` to `2001:db8::`, so that it shows the network and not a household. */
export function shortenAddress(ip: string): string {
  if (ip.includes('.')) return ip.replace(/\.\d+$/, '.0');
  const groups = ip.split('::')[0]?.split(':').filter(Boolean) ?? [];
  return `${groups.slice(0, 2).join(':')}::`;
}
