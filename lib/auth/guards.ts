import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import { type AdminActor, adminActorOf } from '@/lib/auth/actor';
import { sessionFromHeaders } from '@/lib/auth/session';
import type { AnySession, UserSession } from '@/lib/auth/types';
import { AppError, notFound } from '@/lib/errors';
import type { UserRole } from './roles';

export type AdminSession = UserSession & { actor: AdminActor };

/** The caller of this page, read from the database once per request. Not for `(public)` pages: it makes a page dynamic. */
export const getSession = cache(async (): Promise<AnySession | null> => sessionFromHeaders(await headers()));

export function requireUser(session: AnySession | null): UserSession {
  if (session?.kind !== 'user') throw new AppError('unauthenticated');
  return session;
}

/** A user or a guest: what the members' list requires. */
export function requireVisitor(session: AnySession | null): AnySession {
  if (!session) throw new AppError('unauthenticated');
  return session;
}

/** Roles are compared without regard to case. */
export function hasRole(session: AnySession | null, ...roles: UserRole[]): session is UserSession {
  return session?.kind === 'user' && roles.includes(session.user.role.toLowerCase() as UserRole);
}

export function requireRole(session: AnySession | null, ...roles: UserRole[]): UserSession {
  const user = requireUser(session);
  if (!hasRole(user, ...roles)) throw new AppError('forbidden');
  return user;
}

/** The session of an admin, and the actor that the admin's mutations take. */
export function requireAdmin(session: AnySession | null, ip?: string): AdminSession {
  const admin = requireRole(session, 'admin');
  return { ...admin, actor: adminActorOf(admin, ip) };
}

export function isOwner(session: AnySession | null, ownerId: string | undefined): boolean {
  return session?.kind === 'user' && ownerId !== undefined && session.user.id === ownerId;
}

/**
 * `ownerId` comes from the stored record. A foreign record answers like one that does not exist, so that nobody
 * learns which ids are taken.
 */
export function requireOwnerOrAdmin(
  session: AnySession | null,
  ownerId: string | undefined,
  what = 'Not found',
): UserSession {
  const user = requireUser(session);
  if (!isOwner(user, ownerId) && !hasRole(user, 'admin')) throw notFound(what);
  return user;
}
