import 'server-only';
import { createHash } from 'node:crypto';
import { sessionOpened, visitorSignedIn } from '@/lib/accounts/events';
import { listCredentialIds } from '@/lib/accounts/passkeys/data';
import { redeemPasskey } from '@/lib/accounts/passkeys/mutations';
import type { AuthenticationResponse } from '@/lib/accounts/passkeys/schema';
import { redeemFactorCode } from '@/lib/accounts/second-factor/mutations';
import { type Credentials, emailKeyOf, getCredentials } from '@/lib/accounts/users/data';
import {
  mayMailOwner,
  recordLogin,
  recordPasswordLength,
  setPassword,
  setUserLanguage,
} from '@/lib/accounts/users/mutations';
import { isShortForStaff } from '@/lib/accounts/users/rules';
import { recordAudit } from '@/lib/platform/audit/mutations';
import { DEVICE_SECONDS } from '@/lib/platform/auth/constants';
import {
  deviceCookieName,
  GUEST_COOKIE,
  readCookie,
  serializeCookie,
  signUpCookieName,
} from '@/lib/platform/auth/cookies';
import { type LoginUser, toLoginUser } from '@/lib/platform/auth/dto';
import { deleteSession, deleteSessionsOf } from '@/lib/platform/auth/mutations';
import { VERIFY_DAYS } from '@/lib/platform/auth/one-time-token';
import { needsRehash, verifyPassword } from '@/lib/platform/auth/password';
import { type OpenedSession, openSession } from '@/lib/platform/auth/session';
import { signToken, verifyToken } from '@/lib/platform/auth/token';
import type { AnySession, UserSession } from '@/lib/platform/auth/types';
import { guestOwner, userOwner, visitorOf, visitorOwner } from '@/lib/platform/auth/visitor';
import { secrets } from '@/lib/platform/crypto/secrets';
import { AppError } from '@/lib/platform/errors';
import { addressKey } from '@/lib/platform/http/client-ip';
import { consume, refund, resetLimit } from '@/lib/platform/http/rate-limit';
import { inBackground } from '@/lib/platform/jobs/background';
import { chosenLanguage } from '@/lib/platform/language/of-request';
import { postMail } from '@/lib/platform/mail/queue';
import { DAY_MS } from '@/lib/platform/time/time';
import { newDeviceMail } from './mails';

/** Same message for an unknown email and a wrong password. */
const WRONG = 'Wrong email or password';
const ENTER_CODE = 'Enter the code from your authenticator app, or a recovery code';
const WRONG_CODE = 'That code is wrong or was already used';

export type Caller = {
  headers: Headers;
  ip: string;
  userAgent: string | undefined;
  /** the browser's current session; a guest's activity is adopted, an older session closed */
  session: AnySession | null;
};

export type LoginRequest = Caller & {
  email: string;
  password: string;
  /** from the authenticator app, or a recovery code */
  code?: string | undefined;
};

export type LoginResult = { token: string; user: LoginUser; cookies: string[] };

async function checkPassword(request: LoginRequest): Promise<Credentials> {
  const account = emailKeyOf(request.email);
  const attempt = {
    account,
    ip: request.ip,
    knownDevice: await isKnownDevice(request.headers, account),
  };
  await countAttempt(attempt);
  const found = await getCredentials({ email: request.email });
  if (!(await verifyPassword(request.password, found?.passwordHash)) || !found) {
    const target = found && { type: 'user', id: found.id };
    await recordAudit({ action: 'user.login-failed', by: null, ip: request.ip, ...(target && { target }) });
    throw new AppError('unauthenticated', WRONG);
  }
  await clearAttempts(attempt);
  await checkCode(found, request);
  return found;
}

/** A password alone does not sign in an account with a second factor. The code is requested only after the right password. */
async function checkCode({ id, hasSecondFactor }: Credentials, { code, ip }: LoginRequest): Promise<void> {
  if (!hasSecondFactor) return;
  if (code && (await redeemFactorCode(id, code))) return;
  if (code) await recordAudit({ action: 'user.login-failed', by: null, ip, target: { type: 'user', id } });
  const passkey = (await listCredentialIds(id)).length > 0;
  throw new AppError('unauthenticated', code ? WRONG_CODE : ENTER_CODE, {
    details: { secondFactor: { passkey } },
  });
}

/** Signs in by opening a session, adopting the guest's activity and writing the audit log. */
export async function login(request: LoginRequest): Promise<LoginResult> {
  const found = await checkPassword(request);
  const { id, passwordHash, hasShortPassword } = found;
  if (needsRehash(passwordHash)) await setPassword(id, request.password);
  else if (hasShortPassword !== isShortForStaff(request.password))
    await recordPasswordLength(id, request.password);
  return signIn(found, request);
}

/** Signs in by passkey, which identifies the account itself. */
export async function loginWithPasskey(
  credential: AuthenticationResponse,
  caller: Caller,
): Promise<LoginResult> {
  const found = await getCredentials({ id: await redeemPasskey(credential, 'sign-in') });
  if (!found) throw new AppError('unauthenticated', WRONG);
  return signIn(found, caller);
}

/**
 * Signs in after an address is confirmed, once and only in the browser that created the account. A mailed link must never sign its reader in to an account that
 * a stranger opened with their address.
 */
export async function loginAfterSignUp(userId: string, caller: Caller): Promise<LoginResult | undefined> {
  if (caller.session?.kind === 'user' || (await signedUpHere(caller.headers)) !== userId) return undefined;
  const found = await getCredentials({ id: userId });
  if (!found || found.lastLoginAt || found.hasSecondFactor) return undefined;
  return signIn(found, caller);
}

async function signIn(found: Credentials, request: Caller): Promise<LoginResult> {
  const { session } = request;
  const isKnown = await isKnownDevice(request.headers, found.emailKey);
  const guestID = session?.kind === 'guest' ? session.guestID : undefined;
  const browser = { owners: formerOwners(request), to: userOwner(found.id) };
  await visitorSignedIn.emit({ ...browser, userId: found.id, guestID });
  if (session?.via === 'cookie') await deleteSession(session.id);
  const opened = await openUserSession(found, request);
  await sessionOpened.emit({ ...browser, session: opened.id });
  const chosen = chosenLanguage(request.headers);
  // a language chosen in this browser before signing in becomes the account's
  if (chosen && !found.language) await setUserLanguage(found.id, chosen);
  // a first sign-in means the account was just opened in this browser
  if (!isKnown && found.lastLoginAt) tellOfNewDevice(found, request);
  return {
    token: opened.token,
    user: toLoginUser(found),
    cookies: [...opened.cookies, serializeCookie(GUEST_COOKIE, '', { maxAge: 0 })],
  };
}

export async function signOut(session: AnySession, ip: string): Promise<void> {
  await deleteSession(session.id);
  if (session.kind === 'user') await recordAudit({ action: 'user.logout', by: session, ip });
}

/** Signs the account out in all browsers. Returns how many sessions ended. */
export async function signOutEverywhere(session: UserSession, ip: string): Promise<number> {
  const ended = await deleteSessionsOf(session.user.id);
  await recordAudit({ action: 'user.sessions-revoked', by: session, ip, details: { ended } });
  return ended;
}

type Entering = Pick<Credentials, 'id' | 'role' | 'emailKey'> & { hasSecondFactor?: boolean };

/** Opens a session for any kind of sign-in, logs it and remembers the browser. */
export async function openUserSession(
  { id, role, emailKey, hasSecondFactor = false }: Entering,
  { userAgent, ip }: Pick<Caller, 'userAgent' | 'ip'>,
): Promise<OpenedSession> {
  const opened = await openSession({ user: id, role }, { userAgent, ip });
  await recordLogin({ id, role, hasSecondFactor }, new Date());
  await recordAudit({ action: 'user.login', by: { userId: id, role }, ip, target: { type: 'user', id } });
  return { ...opened, cookies: [...opened.cookies, await deviceCookie(emailKey)] };
}

/** Notifies the person of a sign-in from a new browser, so that they can end a stranger's session. */
function tellOfNewDevice(found: Credentials, { userAgent, ip }: Caller): void {
  const at = new Date();
  inBackground('new-device mail', async () => {
    if (await mayMailOwner(found)) await postMail(await newDeviceMail(found, { userAgent, ip, at }));
  });
}

/** The browser's previous identity without an account, if any. */
function formerOwners({ session, headers }: Caller): string[] {
  const visitor = visitorOf(headers);
  return [
    ...(session?.kind === 'guest' ? [guestOwner(session.guestID)] : []),
    ...(visitor ? [visitorOwner(visitor)] : []),
  ];
}

/**
 * Three counts of wrong passwords (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"):
 * - per account and address: stops one guesser at one account;
 * - per address: stops one guesser at many accounts;
 * - per account: stops many addresses at one account. This one a stranger could run up on purpose, so browsers that
 *   have signed in to the account before are counted apart from it and from the address, which may be that of a whole village, and
 *   both end by themselves after their 15 minutes.
 */
export type Attempt = { account: string; ip: string; knownDevice: boolean };

function keys({ account, ip }: Attempt) {
  const name = createHash('sha256').update(account).digest('base64url').slice(0, 22);
  return { pair: `${name}|${addressKey(ip)}`, address: addressKey(ip), account: name };
}

/** Counts the attempt as wrong beforehand, because simultaneous guesses would otherwise all pass before the first is counted. */
async function countAttempt(attempt: Attempt): Promise<void> {
  const key = keys(attempt);
  await consume('loginPair', attempt.knownDevice ? `known|${key.pair}` : key.pair);
  if (attempt.knownDevice) return;
  await consume('loginAddress', key.address);
  await consume('loginAccount', key.account);
}

/** Clears the account's counts after the right password, and only this account's share of the address count, because others may be guessing from there. */
async function clearAttempts(attempt: Attempt): Promise<void> {
  const key = keys(attempt);
  await resetLimit('loginPair', key.pair);
  await resetLimit('loginPair', `known|${key.pair}`);
  await resetLimit('loginAccount', key.account);
  if (!attempt.knownDevice) await refund('loginAddress', key.address);
}

function deviceSubject(account: string): string {
  return createHash('sha256').update(`device:${account}`).digest('base64url');
}

async function isKnownDevice(headers: Headers, account: string): Promise<boolean> {
  const token = readCookie(headers, deviceCookieName());
  const claims = token ? await verifyToken(secrets().signing, 'device', token) : undefined;
  return claims?.sub === deviceSubject(account);
}

async function deviceCookie(account: string): Promise<string> {
  const token = await signToken(secrets().signing, 'device', { sub: deviceSubject(account) }, DEVICE_SECONDS);
  return serializeCookie(deviceCookieName(), token, { maxAge: DEVICE_SECONDS, httpOnly: true });
}

/** Set at every sign-up; if the address was taken, no account has the id. */
export async function signUpCookie(userId: string, email: string): Promise<string> {
  const seconds = VERIFY_DAYS * (DAY_MS / 1000);
  const sub = `${userId} ${deviceSubject(emailKeyOf(email))}`;
  const token = await signToken(secrets().signing, 'sign-up', { sub }, seconds);
  return serializeCookie(signUpCookieName(), token, { maxAge: seconds, httpOnly: true });
}

/** Id of the account that this browser opened with this address, while its mailed link is valid. */
export async function signedUpHere(headers: Headers, email?: string): Promise<string | undefined> {
  const token = readCookie(headers, signUpCookieName());
  const claims = token ? await verifyToken(secrets().signing, 'sign-up', token) : undefined;
  const [id, subject] = claims?.sub?.split(' ') ?? [];
  return email === undefined || subject === deviceSubject(emailKeyOf(email)) ? id : undefined;
}
