import 'server-only';
import { emailKeyOf, findUsers } from '@/lib/accounts/users/data';
import { op } from '@/lib/platform/db/operators';
import { Nominee } from '@/models/compliance/nominee';
import type { NomineeDto } from './dto';

export async function getNominee(userId: string): Promise<NomineeDto | null> {
  const row = await Nominee.findOne({ user: userId }).lean();
  if (!row) return null;
  const { name, relation, email, phone, updatedAt } = row;
  return { name, relation, email, phone, since: updatedAt.toISOString() };
}

/** Names and addresses of the accounts that name a nominee with this email address. */
export async function namedBy(email: string): Promise<string[]> {
  if (!email) return [];
  const rows = await Nominee.find({ emailKey: emailKeyOf(email) }, { user: 1 })
    .limit(20)
    .lean();
  const users = await findUsers({ _id: op.in(rows.map(({ user }) => user)) }, { name: 1, email: 1 });
  return users.map((user) => `${user.name} <${user.email}>`);
}
