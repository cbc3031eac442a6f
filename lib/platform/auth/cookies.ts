import 'server-only';
import { env } from '@/lib/platform/env';

/** Readable by scripts on purpose, because the client copies it to X-XSRF-TOKEN. */
export const XSRF_COOKIE = 'XSRF-TOKEN';
/** Also readable by scripts. It is a convenience for the interface and gives no access. */
export const GUEST_COOKIE = 'guestID';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

function isHttps(): boolean {
  return env().SITE_URL.startsWith('https:');
}

/** The session cookie. `__Host-` pins it to this host, but browsers accept that only over TLS (ASVS 5, 3.3.1). */
export function sessionCookieName(): string {
  return isHttps() ? '__Host-saptam_session' : 'saptam_session';
}

export function deviceCookieName(): string {
  return isHttps() ? '__Host-saptam_device' : 'saptam_device';
}

/** Cookie that names the account created in this browser (lib/accounts/sign-in/mutations.ts). */
export function signUpCookieName(): string {
  return isHttps() ? '__Host-saptam_sign_up' : 'saptam_sign_up';
}

/** Cookie that identifies this browser for features without an account (lib/platform/auth/visitor.ts). */
export function visitorCookieName(): string {
  return isHttps() ? '__Host-saptam_visitor' : 'saptam_visitor';
}

/** True with TLS, and in production unless the site is local. */
function secure(): boolean {
  return isHttps() || (env().NODE_ENV === 'production' && !LOOPBACK.has(new URL(env().SITE_URL).hostname));
}

type CookieOptions = { maxAge: number; httpOnly?: boolean; sameSite?: 'Lax' | 'Strict' };

/** One Set-Cookie value for the entire site. Lax keeps people signed in when they follow a link in a mail. Writes are protected separately. */
export function serializeCookie(name: string, value: string, options: CookieOptions): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', `Max-Age=${options.maxAge}`];
  if (options.httpOnly) parts.push('HttpOnly');
  parts.push(`SameSite=${options.sameSite ?? 'Lax'}`);
  if (secure()) parts.push('Secure');
  return parts.join('; ');
}

export function readCookie(headers: Headers, name: string): string | undefined {
  for (const pair of (headers.get('cookie') ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at < 0 || pair.slice(0, at).trim() !== name) continue;
    try {
      return decodeURIComponent(pair.slice(at + 1).trim());
    } catch {
      return undefined;
    }
  }
  return undefined;
}
