import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import { AppError, notFound } from '@/lib/platform/errors';
import { type AdminActor, actorOf, adminActorOf, can } from './actor';
import type { Permission } from './permissions';
import type { UserRole } from './roles';
import { assertStaffNotBlocked, isStaffBlocked } from './second-factor';
import { sessionFromHeaders } from './session';
import type { AnySession, UserSession } from './types';

export type AdminSession<P extends Permission = Permission> = UserSession & { actor: AdminActor<P> };

/** The caller of this page, read from the database once per request. Not for `(public)` pages, because it makes a page dynamic. */
export const getSession = cache(async (): Promise<AnySession | null> => sessionFromHeaders(await headers()));

export function requireUser(session: AnySession | null): UserSession {
  if (session?.kind !== 'user') throw new AppError('unauthenticated');
  return session;
}

/** Requires a user or a guest, as the members' list does. */
export function requireVisitor(session: AnySession | null): AnySession {
  if (!session) throw new AppError('unauthenticated');
  return session;
}

/** True if the account has one of the roles. An office role is ignored while its account lacks the second factor or password that staff need. */
export function hasRole(session: AnySession | null, ...roles: UserRole[]): session is UserSession {
  return isOfRole(session, roles) && !isStaffBlocked(session);
}

export function isOfRole(session: AnySession | null, roles: readonly UserRole[]): session is UserSession {
  return session?.kind === 'user' && roles.includes(session.user.role.toLowerCase() as UserRole);
}

export function requireRole(session: AnySession | null, ...roles: UserRole[]): UserSession {
  const user = requireUser(session);
  if (!isOfRole(user, roles)) throw new AppError('forbidden');
  assertStaffNotBlocked(user);
  return user;
}

/** The session and actor of a member of staff with the permission, or with all permissions if none is given. */
export function requireAdmin<P extends Permission = Permission>(
  session: AnySession | null,
  ip?: string,
  permission?: P,
): AdminSession<P> {
  const admin = requireRole(session, 'admin');
  return { ...admin, actor: adminActorOf(admin, ip, permission) };
}

export const sessionCan = (session: AnySession | null, permission: Permission): boolean =>
  session?.kind === 'user' && can(actorOf(session), permission);

export function isOwner(session: AnySession | null, ownerId: string | undefined): boolean {
  return session?.kind === 'user' && ownerId !== undefined && session.user.id === ownerId;
}

/**
 * Allows the owner, or a member of staff with the permission. `ownerId` comes from the stored record. A foreign record gets the same reply as a missing one, so
 * that the reply does not reveal existing ids.
 */
export function requireOwnerOr(
  session: AnySession | null,
  permission: Permission,
  ownerId: string | undefined,
  what = 'Not found',
): UserSession {
  const user = requireUser(session);
  if (isOwner(user, ownerId)) return user;
  if (isOfRole(user, ['admin'])) assertStaffNotBlocked(user);
  if (!sessionCan(user, permission)) throw notFound(what);
  return user;
}
