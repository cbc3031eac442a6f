import 'server-only';
import { secrets } from '@/lib/platform/crypto/secrets';
import { readCookie, sessionCookieName } from './cookies';
import { verifyToken } from './token';

/**
 * The redirect of a visitor without access, decided only by the session and role in the signed cookie. If the session was revoked or the role changed since,
 * the page's own guard detects it. `path` has no language, and `address` is the complete return address.
 */
export async function guardRedirect(
  headers: Headers,
  path: string,
  address: string,
): Promise<string | undefined> {
  const token = readCookie(headers, sessionCookieName());
  const claims = token ? await verifyToken(secrets().signing, 'session', token) : undefined;
  const login = `/login?from=${encodeURIComponent(address)}`;
  if (!claims) return login;
  if (claims.role === 'guest') return path === '/properties' ? undefined : login;
  return isForAdmins(path) && claims.role?.toLowerCase() !== 'admin' ? '/unauthorized' : undefined;
}

const GUARDED = /^\/(?:(?:admin|profile|dashboard)(?:\/|$)|properties(?:$|\/new$|\/edit\/))/;

/** True for pages of the office and for the editor of any listing. */
const isForAdmins = (path: string): boolean => /^\/(?:admin(?:\/|$)|properties\/edit\/)/.test(path);

export const isGuarded = (path: string): boolean => GUARDED.test(path);
