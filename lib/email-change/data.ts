import 'server-only';
import { trusted } from 'mongoose';
import { connectDb } from '@/lib/db';
import { EmailChange } from '@/models/email-change';

/** The address that waits for its confirmation. */
export async function getPendingEmail(userId: string): Promise<string | undefined> {
  await connectDb();
  const open = { user: userId, changedAt: null, expiresAt: trusted({ $gt: new Date() }) };
  return (await EmailChange.findOne(open, { newEmail: 1 }).lean())?.newEmail;
}

/** For the export of a person's data. */
export async function exportEmailChanges(userId: string) {
  await connectDb();
  return EmailChange.find(
    { user: userId },
    { _id: 0, oldEmail: 1, newEmail: 1, createdAt: 1, changedAt: 1 },
  ).lean();
}
