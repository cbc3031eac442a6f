import 'server-only';
import { Types } from 'mongoose';
import { type Credentials, getCredentials } from '@/lib/accounts/users/data';
import { createUser, markEmailVerified, mayMailOwner, setPassword } from '@/lib/accounts/users/mutations';
import { isShortForStaff } from '@/lib/accounts/users/rules';
import { MESSAGES, type RegisterInput } from '@/lib/accounts/users/schema';
import { recordAudit } from '@/lib/platform/audit/mutations';
import { deleteSessionsOf } from '@/lib/platform/auth/mutations';
import {
  issueOneTimeToken,
  peekOneTimeToken,
  RESET_MINUTES,
  redeemOneTimeToken,
  VERIFY_DAYS,
} from '@/lib/platform/auth/one-time-token';
import { isCommonPassword, verifyPassword } from '@/lib/platform/auth/password';
import { needsSecondFactor } from '@/lib/platform/auth/second-factor';
import type { UserSession } from '@/lib/platform/auth/types';
import { AppError, fieldError } from '@/lib/platform/errors';
import { consume, mayMailAccount } from '@/lib/platform/http/rate-limit';
import { inBackground } from '@/lib/platform/jobs/background';
import type { Language } from '@/lib/platform/language/languages';
import { postMail } from '@/lib/platform/mail/queue';
import { accountOpened, emailConfirmed } from './events';
import { accountExistsMail, passwordChangedMail, resetPasswordMail, verifyEmailMail } from './mails';

function assertGoodPassword(password: string): void {
  if (isCommonPassword(password)) throw fieldError('invalid', 'password', MESSAGES.passwordCommon);
}

/** Throws 'invalid' for a password that is too short for this account's role, unless the account has a passkey. */
function assertLongForStaff(
  user: Pick<Credentials, 'role' | 'hasPasskey'> | undefined,
  password: string,
): void {
  if (!user || user.hasPasskey || !needsSecondFactor(user.role) || !isShortForStaff(password)) return;
  throw fieldError('invalid', 'password', MESSAGES.staffPasswordShort);
}

/**
 * Creates an account. If the address already has one, replies the same and takes equal work, so that accounts can't be probed (OWASP ASVS 5, 6.3.8); only the
 * mailbox learns of it. `before` is this browser's earlier id for the address.
 */
export async function register(
  input: RegisterInput,
  ip: string,
  language: Language = 'en',
  before?: string,
): Promise<string> {
  assertGoodPassword(input.password);
  const id = await createUser({ ...input, language });
  if (!id) {
    tellOwner(input.email, before);
    return before ?? new Types.ObjectId().toHexString();
  }
  await recordAudit({
    action: 'user.register',
    by: { userId: id, role: input.role },
    ip,
    target: { type: 'user', id },
    ...(input.isAdult && { details: { isAdult: true } }),
  });
  await accountOpened.emit({ userId: id, phone: input.phone, agreedWords: input.agreedWords });
  sendVerification(id, true);
  return id;
}

/** Notifies the owner of a sign-up with their address, because they may have forgotten the account or miss the first mail. */
function tellOwner(email: string, before: string | undefined): void {
  inBackground('sign-up mail', async () => {
    const user = await getCredentials({ email });
    if (!user || !(await mayMailAccount(user.emailKey))) return;
    if (user.id === before && !user.isVerified) sendVerification(user.id);
    else await postMail(await accountExistsMail(user));
  });
}

/** Mails the link that confirms this account's address. Set `isCounted` if the caller has already counted the mail. */
export function sendVerification(userId: string, isCounted = false): void {
  inBackground('verify-email mail', async () => {
    const user = await getCredentials({ id: userId });
    if (!user || user.isVerified || (isCounted && !(await mayMailAccount(user.emailKey)))) return;
    const token = await issueOneTimeToken('verify-email', user.id, user.emailKey);
    await postMail(await verifyEmailMail(user, token, VERIFY_DAYS));
  });
}

/** Returns the id of the account. */
export async function verifyEmail(token: string): Promise<string> {
  const redeemed = await redeemOneTimeToken('verify-email', token);
  if (!redeemed || !(await markEmailVerified(redeemed.user, redeemed.emailKey))) throw staleLink();
  await emailConfirmed.emit({ userId: redeemed.user });
  return redeemed.user;
}

function staleLink(): AppError {
  return new AppError('gone', 'This link has been used or has expired. Please ask for a new one');
}

/** Replies at once and identically whether or not the account exists; the rest happens after the reply. */
export function requestPasswordReset(email: string): void {
  inBackground('reset-password mail', async () => {
    const user = await getCredentials({ email });
    if (!user) return;
    const token = await issueOneTimeToken('reset-password', user.id, user.emailKey);
    await postMail(await resetPasswordMail(user, token, RESET_MINUTES));
  });
}

/** The link also proves the address, so it verifies it; all signed-in browsers are signed out. */
export async function resetPassword(token: string, password: string, ip: string): Promise<void> {
  assertGoodPassword(password);
  // a link is not used up by a password that is refused
  const peeked = await peekOneTimeToken('reset-password', token);
  if (peeked) assertLongForStaff(await getCredentials({ id: peeked.user }), password);
  const redeemed = await redeemOneTimeToken('reset-password', token);
  const user = redeemed && (await getCredentials({ id: redeemed.user }));
  if (!redeemed || !user || user.emailKey !== redeemed.emailKey) throw staleLink();
  await setPassword(user.id, password);
  if (await markEmailVerified(user.id, user.emailKey)) await emailConfirmed.emit({ userId: user.id });
  await deleteSessionsOf(user.id);
  await recordAudit({
    action: 'user.password-reset',
    by: { userId: user.id, role: user.role },
    ip,
    target: { type: 'user', id: user.id },
  });
  inBackground('password mail', async () => postMail(await passwordChangedMail(user)));
}

/** Asks for the password again before an action that a stolen browser must not take. */
export async function confirmPassword(session: UserSession, password: string): Promise<void> {
  const user = await getCredentials({ id: session.user.id });
  await consume('confirmPassword', session.user.id);
  if (!(await verifyPassword(password, user?.passwordHash))) {
    throw new AppError('invalid', 'Your current password is wrong', {
      issues: [{ path: 'currentPassword', message: 'Your current password is wrong' }],
    });
  }
}

/** Ends every session but the caller's. */
export async function changePassword(
  session: UserSession,
  current: string,
  next: string,
  ip: string,
): Promise<void> {
  assertGoodPassword(next);
  await confirmPassword(session, current);
  assertLongForStaff(await getCredentials({ id: session.user.id }), next);
  await setPassword(session.user.id, next);
  await deleteSessionsOf(session.user.id, session.id);
  const target = { type: 'user', id: session.user.id };
  await recordAudit({ action: 'user.password-change', by: session, ip, target });
  inBackground('password mail', async () => {
    if (await mayMailOwner(session.user)) await postMail(await passwordChangedMail(session.user));
  });
}
