import 'server-only';
import { createHash } from 'node:crypto';
import { DEVICE_SECONDS } from '@/lib/auth/constants';
import { deviceCookieName, readCookie, serializeCookie } from '@/lib/auth/cookies';
import { secrets } from '@/lib/auth/secrets';
import { signToken, verifyToken } from '@/lib/auth/token';
import { addressKey } from '@/lib/http/client-ip';
import { assertNotExhausted, forgive, penalize } from '@/lib/http/rate-limit';

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

export async function assertMayTry(attempt: Attempt): Promise<void> {
  const key = keys(attempt);
  const pair = attempt.knownDevice ? `known|${key.pair}` : key.pair;
  await assertNotExhausted('loginPair', pair);
  await assertNotExhausted('loginAddress', key.address);
  if (!attempt.knownDevice) await assertNotExhausted('loginAccount', key.account);
}

export async function countFailure(attempt: Attempt): Promise<void> {
  const key = keys(attempt);
  await penalize('loginPair', attempt.knownDevice ? `known|${key.pair}` : key.pair);
  await penalize('loginAddress', key.address);
  if (!attempt.knownDevice) await penalize('loginAccount', key.account);
}

/** The right password clears the counts of this account, not that of the address: others may be guessing from it. */
export async function clearFailures(attempt: Attempt): Promise<void> {
  const key = keys(attempt);
  await forgive('loginPair', key.pair);
  await forgive('loginPair', `known|${key.pair}`);
  await forgive('loginAccount', key.account);
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
