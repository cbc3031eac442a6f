import 'server-only';
import { randomBytes, randomInt } from 'node:crypto';
import { generateSecret, generateURI } from 'otplib';
import { mayMailOwner } from '@/lib/accounts/users/mutations';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { AdminActor } from '@/lib/platform/auth/actor';
import { deleteSessionsOf } from '@/lib/platform/auth/mutations';
import type { UserSession } from '@/lib/platform/auth/types';
import { encrypt } from '@/lib/platform/crypto/encrypt';
import { op } from '@/lib/platform/db/operators';
import { AppError, fieldError, notFound } from '@/lib/platform/errors';
import { consume, resetLimit } from '@/lib/platform/http/rate-limit';
import { inBackground } from '@/lib/platform/jobs/background';
import { textsIn } from '@/lib/platform/language/messages';
import { postMail } from '@/lib/platform/mail/queue';
import { site } from '@/lib/settings/data';
import { Passkey } from '@/models/accounts/passkey';
import { SecondFactor } from '@/models/accounts/second-factor';
import { User } from '@/models/platform/user';
import { RECOVERY_ALPHABET, RECOVERY_CODE_LENGTH, RECOVERY_CODES } from './constants';
import { getStoredFactors, hashRecoveryCode, type StoredFactors, totpContext, totpStep } from './data';
import { type FactorChange, factorChangedMail } from './mails';

/** Creates a secret for an authenticator app. It has no effect until its first code (`confirmTotp`). */
export async function startTotp({ user }: UserSession): Promise<{ secret: string; uri: string }> {
  const stored = await getStoredFactors(user.id);
  if (stored?.totpSince) throw new AppError('conflict', 'Your account already has an authenticator app');
  const secret = generateSecret();
  await SecondFactor.updateOne(
    { user: user.id },
    { $set: { totpSecret: encrypt(secret, totpContext(user.id)) }, $unset: { totpSince: 1 } },
    { upsert: true },
  );
  return { secret, uri: generateURI({ issuer: (await site()).name, label: user.email, secret }) };
}

const WRONG_CODE = 'That code is wrong. Please enter the one your app shows now';

/** Activates the app with its first code. Returns recovery codes if this is the account's first factor. */
export async function confirmTotp(session: UserSession, code: string, ip: string) {
  const { id } = session.user;
  await consume('secondFactor', id);
  const stored = await getStoredFactors(id);
  if (!stored?.totpSecret || stored.totpSince)
    throw new AppError('conflict', 'Please start again. A code for another app was opened in the meantime');
  const step = totpStep(stored.totpSecret, code, stored.totpLastStep);
  if (step === undefined) throw fieldError('invalid', 'code', WRONG_CODE);
  const now = new Date();
  await SecondFactor.updateOne(
    { user: id },
    { $set: { totpSince: now, totpLastStep: step, totpLastUsedAt: now } },
  );
  await resetLimit('secondFactor', id);
  return factorAdded(session, (t) => t('An authenticator app was added.'), ip);
}

export async function removeTotp(session: UserSession, ip: string): Promise<void> {
  const change = { $unset: { totpSecret: 1, totpSince: 1, totpLastUsedAt: 1 } };
  const before = await SecondFactor.findOneAndUpdate(
    { user: session.user.id, totpSince: op.not(null) },
    change,
  ).lean();
  if (!before) throw new AppError('not_found', 'Your account has no authenticator app');
  await factorRemoved(session, (t) => t('The authenticator app was removed.'), ip);
}

function newCode(): string {
  const letters = Array.from(
    { length: RECOVERY_CODE_LENGTH },
    () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)],
  ).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** Creates ten codes, shown only in this reply. They replace earlier ones. */
async function renewRecoveryCodes(userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  const recoverySalt = randomBytes(16).toString('base64url');
  const recoveryHashes = await Promise.all(
    codes.map((code) => hashRecoveryCode(code.replace('-', ''), recoverySalt)),
  );
  await SecondFactor.updateOne(
    { user: userId },
    { $set: { recoverySalt, recoveryHashes } },
    { upsert: true },
  );
  return codes;
}

export async function replaceRecoveryCodes(session: UserSession, ip: string): Promise<string[]> {
  if (!session.secondFactor.isSet)
    throw new AppError('conflict', 'Add a passkey or an authenticator app first');
  const codes = await renewRecoveryCodes(session.user.id);
  await recordFactor(session, (t) => t('New recovery codes were created. The old ones no longer work.'), ip);
  return codes;
}

async function recordFactor(session: UserSession, what: FactorChange, ip: string): Promise<void> {
  const { id } = session.user;
  const target = { type: 'user', id };
  await recordAudit({
    action: 'user.factor-change',
    by: session,
    ip,
    target,
    details: { what: what(textsIn('en', 'accounts/mails').t) },
  });
  inBackground('factor mail', async () => {
    if (await mayMailOwner(session.user)) await postMail(await factorChangedMail(session.user, what));
  });
}

/** Runs after a factor was added. With the first, creates recovery codes and signs out other browsers, because they used the password alone. */
export async function factorAdded(
  session: UserSession,
  what: FactorChange,
  ip: string,
): Promise<{ recoveryCodes?: string[] }> {
  const { id } = session.user;
  const before = await User.findOneAndUpdate(
    { _id: id },
    { $set: { hasSecondFactor: true } },
    { projection: { hasSecondFactor: 1 } },
  ).lean();
  await recordFactor(session, what, ip);
  if (before?.hasSecondFactor) return {};
  await deleteSessionsOf(id, session.id);
  return { recoveryCodes: await renewRecoveryCodes(id) };
}

/** Runs after a factor was removed. Without any factor, the recovery codes end and the password alone is enough. */
export async function factorRemoved(session: UserSession, what: FactorChange, ip: string): Promise<void> {
  const { id } = session.user;
  const [app, passkey] = await Promise.all([
    SecondFactor.exists({ user: id, totpSince: op.not(null) }),
    Passkey.exists({ user: id }),
  ]);
  if (!app && !passkey) {
    await User.updateOne({ _id: id }, { $set: { hasSecondFactor: false } });
    await SecondFactor.deleteOne({ user: id });
  }
  await recordFactor(session, what, ip);
}

/** Accepts a code of the app, or a recovery code, once. Counts it as wrong until it proves right. */
export async function redeemFactorCode(
  userId: string,
  code: string,
): Promise<'totp' | 'recovery' | undefined> {
  await consume('secondFactor', userId);
  const stored = await getStoredFactors(userId);
  if (!stored) return undefined;
  const take = /^\d{6}$/.test(code) ? takeTotp : takeRecovery;
  const used = await take(userId, code, stored);
  if (used) await resetLimit('secondFactor', userId);
  return used;
}

async function takeTotp(userId: string, code: string, stored: StoredFactors): Promise<'totp' | undefined> {
  if (!stored.totpSecret || !stored.totpSince) return undefined;
  const step = totpStep(stored.totpSecret, code, stored.totpLastStep);
  if (step === undefined) return undefined;
  // of two requests with the same code, the second finds the step used
  const taken = await SecondFactor.updateOne(
    { user: userId, totpLastStep: stored.totpLastStep },
    { $set: { totpLastStep: step, totpLastUsedAt: new Date() } },
  );
  return taken.modifiedCount === 1 ? 'totp' : undefined;
}

async function takeRecovery(
  userId: string,
  code: string,
  stored: StoredFactors,
): Promise<'recovery' | undefined> {
  if (!stored.recoverySalt) return undefined;
  const hash = await hashRecoveryCode(code, stored.recoverySalt);
  const taken = await SecondFactor.updateOne(
    { user: userId, recoveryHashes: hash },
    { $pull: { recoveryHashes: hash } },
  );
  return taken.modifiedCount === 1 ? 'recovery' : undefined;
}

/**
 * Removes all factors from an account, once the office has verified the person who lost them. All sessions end, and the person is notified. If the role's
 * deadline for a factor has passed, the office stays closed until a new one is set up.
 */
export async function resetSecondFactor(userId: string, actor: AdminActor<'staff'>): Promise<void> {
  if (actor.userId === userId)
    throw new AppError('conflict', 'Your own second factor is on your security page');
  const user = await User.findById(userId, { name: 1, email: 1, language: 1, hasSecondFactor: 1 }).lean();
  if (!user) throw notFound('User not found');
  if (!user.hasSecondFactor) throw new AppError('conflict', 'This account has no second factor');
  const what: FactorChange = (t) =>
    t('Your passkeys, authenticator app and recovery codes were removed by our office.');
  const target = { type: 'user', id: userId };
  await recordAudit({ action: 'user.factor-reset', by: actor, target });
  await User.updateOne({ _id: userId }, { $set: { hasSecondFactor: false, hasPasskey: false } });
  await Promise.all([eraseSecondFactor(userId), Passkey.deleteMany({ user: userId })]);
  await deleteSessionsOf(userId);
  const { name, email, language } = user;
  inBackground('factor mail', async () =>
    postMail(await factorChangedMail({ id: userId, name, email, language }, what)),
  );
}

export async function eraseSecondFactor(userId: string): Promise<void> {
  await SecondFactor.deleteMany({ user: userId });
}
