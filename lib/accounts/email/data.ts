import 'server-only';
import { op } from '@/lib/platform/db/operators';
import { EmailChange } from '@/models/accounts/email-change';

/** The address awaiting confirmation. */
export async function getPendingEmail(userId: string): Promise<string | undefined> {
  const open = { user: userId, changedAt: null, expiresAt: op.gt(new Date()) };
  return (await EmailChange.findOne(open, { newEmail: 1 }).lean())?.newEmail;
}

export async function exportEmailChanges(userId: string) {
  return EmailChange.find(
    { user: userId },
    { _id: 0, oldEmail: 1, newEmail: 1, createdAt: 1, changedAt: 1 },
  ).lean();
}
