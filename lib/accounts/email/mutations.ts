import 'server-only';
import { randomBytes } from 'node:crypto';
import { emailConfirmed } from '@/lib/accounts/events';
import { verifyEmail } from '@/lib/accounts/mutations';
import { emailKeyOf, getCredentials } from '@/lib/accounts/users/data';
import { recordAudit } from '@/lib/platform/audit/mutations';
import { deleteOneTimeTokens, deleteSessionsOf } from '@/lib/platform/auth/mutations';
import { hashSecret } from '@/lib/platform/auth/session';
import type { UserSession } from '@/lib/platform/auth/types';
import { isDuplicateKey } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { AppError, fieldError } from '@/lib/platform/errors';
import { consume, countUninvitedMail } from '@/lib/platform/http/rate-limit';
import { inBackground } from '@/lib/platform/jobs/background';
import { postMail } from '@/lib/platform/mail/queue';
import { DAY_MS } from '@/lib/platform/time/time';
import { EmailChange, type EmailChangeRow } from '@/models/accounts/email-change';
import { User } from '@/models/platform/user';
import { CONFIRM_DAYS, UNDO_DAYS } from './constants';
import { addressTakenMail, confirmNewMail, confirmOldMail, emailChangedMail } from './mails';

const newToken = () => randomBytes(32).toString('base64url');
const stale = () => new AppError('gone', 'This link has been used or has expired. Please ask for a new one');

/**
 * Asks both mailboxes to confirm. Skips an old address that was never confirmed, because it may be mistyped. Replies the same if the new address has an
 * account.
 */
export async function requestEmailChange(session: UserSession, email: string): Promise<void> {
  const { user } = session;
  if (emailKeyOf(email) === emailKeyOf(user.email))
    throw fieldError('invalid', 'email', 'That’s already your address');
  await consume('mail', user.id);
  await countUninvitedMail(emailKeyOf(email));
  const [oldToken, token] = [newToken(), newToken()];
  const isTaken = (await User.exists({ emailKey: emailKeyOf(email) })) !== null;
  const change = {
    user: user.id,
    openOf: user.id,
    oldEmail: user.email,
    newEmail: email,
    oldHash: hashSecret(oldToken),
    newHash: hashSecret(token),
    ...(!user.isVerified && { oldConfirmedAt: new Date() }),
    expiresAt: new Date(Date.now() + CONFIRM_DAYS * DAY_MS),
  };
  // an index allows one open change, so each of several simultaneous requests replaces the previous one
  const replace = () => EmailChange.findOneAndReplace({ openOf: user.id }, change, { upsert: true });
  await replace().catch((error: unknown) => (isDuplicateKey(error) ? replace() : Promise.reject(error)));
  inBackground('email change mails', async () => {
    const to = { name: user.name, email, language: user.language };
    await postMail(await (isTaken ? addressTakenMail(to) : confirmNewMail(to, token)));
    if (user.isVerified) await postMail(await confirmOldMail(user, email, oldToken));
  });
}

export async function cancelEmailChange(userId: string): Promise<void> {
  await EmailChange.deleteMany({ user: userId, changedAt: null });
}

/** Confirms a mailed link: of a sign-up, whose account it returns, or in either mailbox of an address change. */
export async function confirmEmail(
  token: string,
  ip: string,
): Promise<{ message: string; signedUp?: string }> {
  const hash = hashSecret(token);
  for (const side of ['old', 'new'] as const) {
    const row = await EmailChange.findOneAndUpdate(
      { [`${side}Hash`]: hash, changedAt: null, expiresAt: op.gt(new Date()) },
      { $set: { [`${side}ConfirmedAt`]: new Date() }, $unset: { [`${side}Hash`]: 1 } },
      { returnDocument: 'after' },
    ).lean();
    if (!row) continue;
    if (!row.oldConfirmedAt || !row.newConfirmedAt)
      return { message: 'Thank you. Please confirm in the email to your other address too' };
    await change(row, ip);
    return { message: 'Thank you. From now on you sign in with your new address' };
  }
  const signedUp = await verifyEmail(token);
  return { message: 'Thank you. Your email address is confirmed', signedUp };
}

async function change(row: EmailChangeRow & { _id: unknown }, ip: string): Promise<void> {
  const id = String(row.user);
  const before = await getCredentials({ id });
  // the account's address may have changed since
  if (!before || before.emailKey !== emailKeyOf(row.oldEmail)) throw stale();
  await setEmail(id, row.newEmail, true);
  const token = newToken();
  await EmailChange.updateOne(
    { _id: row._id },
    {
      $set: {
        changedAt: new Date(),
        undoHash: hashSecret(token),
        expiresAt: new Date(Date.now() + UNDO_DAYS * DAY_MS),
      },
      $unset: { openOf: 1 },
    },
  );
  await recordEmailChange(id, ip, 'changed');
  await emailConfirmed.emit({ userId: id });
  inBackground('email change mail', async () =>
    postMail(await emailChangedMail({ ...before, email: row.oldEmail }, row.newEmail, token)),
  );
}

/** Sets the address and ends links mailed to the previous one. */
async function setEmail(id: string, email: string, isVerified: boolean): Promise<void> {
  try {
    await User.updateOne({ _id: id }, { $set: { email, emailKey: emailKeyOf(email), isVerified } });
  } catch (error) {
    if (isDuplicateKey(error)) throw stale();
    throw error;
  }
  await deleteOneTimeTokens(id, 'reset-password');
  await deleteOneTimeTokens(id, 'verify-email');
}

/** Undoes a change from the old mailbox. Restores the address and signs out all browsers. */
export async function undoEmailChange(token: string, ip: string): Promise<void> {
  const row = await EmailChange.findOneAndDelete({
    undoHash: hashSecret(token),
    expiresAt: op.gt(new Date()),
  }).lean();
  if (!row) throw stale();
  const id = String(row.user);
  await setEmail(id, row.oldEmail, true);
  // deletes later requests by the person who took over the account
  await EmailChange.deleteMany({ user: id });
  await deleteSessionsOf(id);
  await recordEmailChange(id, ip, 'undone');
}

async function recordEmailChange(id: string, ip: string, what: 'changed' | 'undone'): Promise<void> {
  const target = { type: 'user', id };
  await recordAudit({ action: 'user.email-change', by: null, ip, target, details: { what } });
}

export async function eraseEmailChanges(userId: string): Promise<void> {
  await EmailChange.deleteMany({ user: userId });
}
