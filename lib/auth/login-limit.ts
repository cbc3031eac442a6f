import 'server-only';
import { createHash } from 'node:crypto';
import { DEVICE_SECONDS } from '@/lib/auth/constants';
import { deviceCookieName, readCookie, serializeCookie } from '@/lib/auth/cookies';
import { secrets } from '@/lib/auth/secrets';
import { signToken, verifyToken } from '@/lib/auth/token';
import { addressKey } from '@/lib/http/client-ip';
import { consume, forgive, giveBack } from '@/lib/http/rate-limit';

/**
 * Three counts of wrong passwords (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"):
 * - per account and address: stops one guesser at one account;
 * - per address: stops one guesser at many accounts;
 * - per account: stops many addresses at one account. This one a stranger could run up on purpose, so browsers that
 *   have signed in to the account before are counted apart from it, and it ends by itself after its 15 minutes.
 */
export type Attempt = { account: string; ip: string; knownDevice: boolean };

function keys({ account, ip }: Attempt) {
  const name = createHash('sha256').update(account).digest('base64url').slice(0, 22);
  return { pair: `${name}|${addressKey(ip)}`, address: addressKey(ip), account: name };
}

/**
 * Counts the attempt as wrong before it is known to be, and refuses it when there were too many: guesses that are sent
 * at once would otherwise all pass before the first of them is counted.
 */
export async function countAttempt(attempt: Attempt): Promise<void> {
  const key = keys(attempt);
  await consume('loginPair', attempt.knownDevice ? `known|${key.pair}` : key.pair);
  await consume('loginAddress', key.address);
  if (!attempt.knownDevice) await consume('loginAccount', key.account);
}

/**
 * The right password clears the counts of this account, and from that of the address only itself: others may be
 * guessing from it.
 */
export async function clearAttempts(attempt: Attempt): Promise<void> {
  const key = keys(attempt);
  await forgive('loginPair', key.pair);
  await forgive('loginPair', `known|${key.pair}`);
  await forgive('loginAccount', key.account);
  await giveBack('loginAddress', key.address);
}

function deviceSubject(account: string): string {
  return createHash('sha256').update(`device:${account}`).digest('base64url');
}

export async function isKnownDevice(headers: Headers, account: string): Promise<boolean> {
  const token = readCookie(headers, deviceCookieName());
  const claims = token ? await verifyToken(secrets().signing, 'device', token) : undefined;
  return claims?.sub === deviceSubject(account);
}

export async function deviceCookie(account: string): Promise<string> {
  const token = await signToken(secrets().signing, 'device', { sub: deviceSubject(account) }, DEVICE_SECONDS);
  return serializeCookie(deviceCookieName(), token, { maxAge: DEVICE_SECONDS, httpOnly: true });
}
