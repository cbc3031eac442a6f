import 'server-only';
import { AppError } from '@/lib/platform/errors';
import { getApiToken } from './data';
import { touchApiToken } from './mutations';
import { API_TOKEN_PREFIX, type ApiScope } from './scopes';
import { hashSecret } from './session';
import type { UserSession } from './types';

const TOUCH_MS = 60_000;
const BEARER = /^Bearer (saptam_api_[\w-]{43})$/i;

export const isApiToken = (headers: Headers): boolean =>
  (headers.get('authorization') ?? '').toLowerCase().startsWith(`bearer ${API_TOKEN_PREFIX}`);

export type TokenSession = UserSession & { via: 'token'; scopes: readonly ApiScope[] };

/**
 * The caller of an API token, read from the database with each call, so that revocation, account closure and role changes take effect immediately. Never
 * cached, never accepted as a cookie, and valid only for handlers. Pages do not call this.
 */
export async function sessionOfApiToken(headers: Headers): Promise<TokenSession | null> {
  const token = BEARER.exec(headers.get('authorization') ?? '')?.[1];
  const found = token && (await getApiToken(hashSecret(token)));
  if (!found) return null;
  const { id, scopes, usedAt, user: stored } = found;
  if (!usedAt || Date.now() - usedAt.getTime() > TOUCH_MS) await touchApiToken(id);
  const { recordActivity, hasSecondFactor, secondFactorAskedAt, isPasswordShort, ...user } = stored;
  const secondFactor = { isSet: hasSecondFactor, askedAt: secondFactorAskedAt };
  return {
    id,
    via: 'token',
    xsrf: '',
    kind: 'user',
    user,
    recordActivity,
    secondFactor,
    isPasswordShort,
    scopes,
  };
}

/** Throws 'forbidden' if the call accepts no API tokens, or not this one (RFC 6750, 3.1, insufficient_scope). */
export function requireScope(session: TokenSession, scope: ApiScope | undefined): void {
  if (!scope) throw new AppError('forbidden', 'This call does not take API tokens');
  if (!session.scopes.includes(scope))
    throw new AppError('forbidden', 'The API token lacks the scope of this call');
}
