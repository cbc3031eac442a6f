import 'server-only';
import { randomBytes } from 'node:crypto';
import { readCookie, serializeCookie, visitorCookieName } from './cookies';
import { hashSecret } from './session';
import type { AnySession } from './types';

const VISITOR_BYTES = 24;
/** Lifetime of one year, so that nobody loses a list during months of searching. */
const VISITOR_SECONDS = 365 * 24 * 3600;

/** The id of this browser if nobody is signed in, or undefined. Only its hash is stored. */
export function visitorOf(headers: Headers): string | undefined {
  const value = readCookie(headers, visitorCookieName());
  return value ? hashSecret(value) : undefined;
}

/** The same, with a new cookie in `reply` if the browser has none. */
export function ensureVisitor(headers: Headers, reply: Headers): string {
  const known = visitorOf(headers);
  if (known) return known;
  const value = randomBytes(VISITOR_BYTES).toString('base64url');
  reply.append(
    'set-cookie',
    serializeCookie(visitorCookieName(), value, { maxAge: VISITOR_SECONDS, httpOnly: true }),
  );
  return hashSecret(value);
}

export const userOwner = (userId: string) => `user:${userId}`;
export const guestOwner = (guestID: string) => `guest:${guestID}`;
export const visitorOwner = (visitor: string) => `visitor:${visitor}`;

/** A request's owner key: the account's, the guest's or the browser's. Undefined for a new browser. */
export function ownerOf(session: AnySession | null, headers: Headers): string | undefined {
  if (session?.kind === 'user') return userOwner(session.user.id);
  if (session?.kind === 'guest') return guestOwner(session.guestID);
  const visitor = visitorOf(headers);
  return visitor && visitorOwner(visitor);
}

/** The same for a write, which gives the browser an id. */
export function ensureVisitorId(session: AnySession | null, headers: Headers, reply: Headers): string {
  return ownerOf(session, headers) ?? visitorOwner(ensureVisitor(headers, reply));
}
