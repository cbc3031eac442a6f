import 'server-only';
import { findUsers, getProfile } from '@/lib/accounts/users/data';
import { senderKeys } from '@/lib/contacts/rules';
import { userOwner } from '@/lib/platform/auth/visitor';
import { op } from '@/lib/platform/db/operators';
import type { Person } from '@/lib/platform/db/personal-data';
import { PERSONAL_DATA } from './definitions';

export type Account = Pick<Person, 'id' | 'email' | 'verified'>;

export const personOf = (account: Account): Person => ({
  ...account,
  owner: userOwner(account.id),
  keys: account.verified ? senderKeys({ email: account.email }) : [],
});

/** Everything stored about a person, in readable words where possible (DPDP Act 2023, section 11). */
export async function collectPersonalData(userId: string): Promise<Record<string, unknown> | undefined> {
  const profile = await getProfile(userId, false);
  if (!profile) return undefined;
  const person = personOf({ id: userId, email: profile.email, verified: profile.isVerified });
  const parts = await Promise.all(PERSONAL_DATA.map(({ collect }) => collect(person)));
  return Object.assign({ exportedAt: new Date().toISOString(), profile }, ...parts);
}

/** Accounts whose grace period has ended. */
export async function listDueErasures(before: Date): Promise<Account[]> {
  const rows = await findUsers({ erasureRequestedAt: op.lte(before) }, { email: 1, isVerified: 1 }).limit(
    100,
  );
  return rows.map((row) => ({
    id: String(row._id),
    email: row.email,
    verified: row.isVerified,
  }));
}
