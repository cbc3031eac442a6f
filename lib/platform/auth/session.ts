import 'server-only';
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { frontLink } from 'front/link';
import { invalidate } from '@/lib/platform/cache/invalidate';
import { remember } from '@/lib/platform/cache/remember';
import { secrets } from '@/lib/platform/crypto/secrets';
import { rowsWritten } from '@/lib/platform/db/define-model';
import { API_TOKEN_SECONDS, SESSION_LIMITS, type SessionClass, TOUCH_SECONDS } from './constants';
import { readCookie, serializeCookie, sessionCookieName, XSRF_COOKIE } from './cookies';
import { getStoredSession, type StoredSession } from './data';
import { insertSession, touchSession } from './mutations';
import { normalRole, type UserRole } from './roles';
import { tagsOfSession, tagsOfWrite } from './session-tags';
import { type Claims, signToken, verifyToken } from './token';
import type { AnySession } from './types';

const SID_BYTES = 32;

type Audience = 'api' | 'session';

/** A secret for an address, with 32 letters. Only its hash or its encrypted text is stored. */
export const newToken = (): string => randomBytes(24).toString('base64url');

export function hashSecret(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}

function sessionClass(role: UserRole | undefined): SessionClass {
  if (role === undefined) return 'guest';
  return role === 'admin' ? 'admin' : 'user';
}

/** The XSRF token of a session. It is bound to the session id, so that a cookie planted by a sibling domain is refused (OWASP, signed double submit). */
function xsrfFor(sid: string): string {
  const key = secrets().signing[0]?.key ?? new Uint8Array();
  return createHmac('sha256', key).update(`xsrf:${sid}`).digest('base64url');
}

export function xsrfMatches(expected: string, given: string | null): boolean {
  const a = Buffer.from(expected);
  const b = Buffer.from(given ?? '');
  return a.byteLength === b.byteLength && timingSafeEqual(a, b);
}

export type OpenedSession = {
  id: string;
  /** Set-Cookie values for the session and its XSRF-TOKEN. */
  cookies: string[];
  /** Short-lived bearer token for API clients, refused as a cookie. */
  token: string;
};

export type SessionSubject = { user: string; role: UserRole } | { guestID: string };
export type Client = { userAgent: string | undefined; ip: string | undefined };

/** Opens a session with a new id. An id that the browser already has is never reused (session fixation). */
export async function openSession(subject: SessionSubject, client: Client): Promise<OpenedSession> {
  const sid = randomBytes(SID_BYTES).toString('base64url');
  const role = 'user' in subject ? normalRole(subject.role) : undefined;
  const { absolute } = SESSION_LIMITS[sessionClass(role)];
  const owner = 'user' in subject ? { user: subject.user } : { guestID: subject.guestID };
  const id = await insertSession({
    ...owner,
    ...client,
    idHash: hashSecret(sid),
    ...('user' in subject && { factorAt: new Date() }),
    expiresAt: new Date(Date.now() + absolute * 1000),
  });
  const claims: Claims =
    'user' in subject ? { sub: subject.user, sid, role } : { guestID: subject.guestID, sid, role: 'guest' };
  const { signing } = secrets();
  return {
    id,
    token: await signToken(signing, 'api', claims, API_TOKEN_SECONDS),
    cookies: [
      serializeCookie(sessionCookieName(), await signToken(signing, 'session', claims, absolute), {
        maxAge: absolute,
        httpOnly: true,
      }),
      xsrfCookie(xsrfFor(sid)),
    ],
  };
}

export function xsrfCookie(value: string): string {
  return serializeCookie(XSRF_COOKIE, value, {
    maxAge: SESSION_LIMITS.guest.absolute,
    sameSite: 'Strict',
  });
}

export function closedSessionCookies(): string[] {
  return [
    serializeCookie(sessionCookieName(), '', { maxAge: 0, httpOnly: true }),
    serializeCookie(XSRF_COOKIE, '', { maxAge: 0, sameSite: 'Strict' }),
  ];
}

function isIdle(stored: StoredSession, now: number): boolean {
  const { idle } = SESSION_LIMITS[sessionClass(stored.user?.role)];
  return stored.expiresAt.getTime() <= now || now - stored.lastSeenAt.getTime() > idle * 1000;
}

/** A session with its person, and values derived from its token. `exp` is in seconds since 1970. */
type KnownSession = { stored: StoredSession; xsrf: string; exp: number };

/** Reads a session by its audience and token. Undefined if it has ended. */
async function readSession(key: string): Promise<KnownSession | undefined> {
  const [audience, token] = key.split(' ') as [Audience, string];
  const claims = await verifyToken(secrets().signing, audience, token);
  if (!claims?.sid || !claims.exp) return undefined;
  const stored = await getStoredSession(hashSecret(claims.sid));
  return stored && { stored, xsrf: xsrfFor(claims.sid), exp: claims.exp };
}

/** Sessions by audience and token. Writes end them at once on this machine (by message) and within a second on others (by the invalidation log). */
const sessions = remember('sessions', ({ stored }) => tagsOfSession(stored), readSession, { max: 5000 });

rowsWritten.on('remembered sessions', async (write) => {
  const tags = tagsOfWrite(write);
  if (tags.length === 0 || !frontLink()?.follow) return;
  sessions.forget(tags);
  await invalidate(tags);
});

/** The caller identified by `Authorization: Bearer` or the session cookie, checked against the database. Null if there is none. */
export async function sessionFromHeaders(headers: Headers): Promise<AnySession | null> {
  const bearer = /^Bearer ([\w.-]+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  const token = bearer ?? readCookie(headers, sessionCookieName());
  if (!token) return null;
  const audience: Audience = bearer ? 'api' : 'session';
  const known = await sessions.get(`${audience} ${token}`);
  const now = Date.now();
  if (!known || known.exp * 1000 <= now || isIdle(known.stored, now)) return null;
  const { stored, xsrf } = known;
  if (now - stored.lastSeenAt.getTime() > TOUCH_SECONDS * 1000) {
    stored.lastSeenAt = new Date(now);
    await touchSession(stored.id, stored.lastSeenAt);
  }
  const base = { id: stored.id, via: bearer ? 'bearer' : 'cookie', xsrf } as const;
  if (stored.user) {
    const { recordActivity, hasSecondFactor, secondFactorAskedAt, isPasswordShort, ...user } = stored.user;
    const secondFactor = { isSet: hasSecondFactor, askedAt: secondFactorAskedAt };
    const { factorAt } = stored;
    return { ...base, kind: 'user', user, recordActivity, factorAt, secondFactor, isPasswordShort };
  }
  return stored.guestID ? { ...base, kind: 'guest', guestID: stored.guestID } : null;
}
