import 'server-only';
import { secrets } from '@/lib/crypto/secrets';
import { readCookie, sessionCookieName } from './cookies';
import { verifyToken } from './token';

/**
 * Where a visitor who cannot enter goes, judged by the signed cookie alone: it may name a session that was revoked
 * since, which the page's loader then notices.
 */
export async function loginRedirect(
  headers: Headers,
  path: string,
  search: string,
): Promise<string | undefined> {
  const token = readCookie(headers, sessionCookieName());
  const claims = token ? await verifyToken(secrets().signing, 'session', token) : undefined;
  const login = `/login?from=${encodeURIComponent(path + search)}`;
  if (!claims) return login;
  if (claims.role === 'guest') return path === '/properties' ? undefined : login;
  return undefined;
}

const GUARDED = /^\/(?:(?:admin|profile|dashboard)(?:\/|$)|properties(?:$|\/new$|\/edit\/))/;

/** Pages that nobody opens without a session. */
export const isGuarded = (path: string): boolean => GUARDED.test(path);
