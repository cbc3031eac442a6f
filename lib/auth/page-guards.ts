import 'server-only';
import { redirect } from 'next/navigation';
import {
  type AdminSession,
  getSession,
  hasRole,
  isOfRole,
  requireAdmin,
  sessionCan,
} from '@/lib/auth/guards';
import type { AnySession, UserSession } from '@/lib/auth/types';
import type { Permission } from './permissions';
import type { UserRole } from './roles';
import { isSecondFactorOverdue, secondFactorPath } from './second-factor';

/** Guards of pages: the rules of the handlers, with redirects (docs/spec.md#access). `from` is the page's own path. */
export async function pageUser(from: string): Promise<UserSession> {
  const session = await getSession();
  if (session?.kind !== 'user') redirect(`/login?from=${encodeURIComponent(from)}`);
  return session;
}

/** A user or a guest: `/properties` only. */
export async function pageVisitor(from: string): Promise<AnySession> {
  const session = await getSession();
  if (!session) redirect(`/login?from=${encodeURIComponent(from)}`);
  return session;
}

export async function pageRole(from: string, ...roles: UserRole[]): Promise<UserSession> {
  const session = await pageUser(from);
  if (isOfRole(session, roles) && isSecondFactorOverdue(session)) redirect(secondFactorPath(session.user.id));
  if (!hasRole(session, ...roles)) redirect('/unauthorized');
  return session;
}

/** A page of the office: for who has the permission, and without one for who has them all. */
export async function pageAdmin<P extends Permission = Permission>(
  from: string,
  permission?: P,
): Promise<AdminSession<P>> {
  const session = await pageRole(from, 'admin');
  if (!sessionCan(session, permission ?? 'staff')) redirect('/unauthorized');
  return requireAdmin(session, undefined, permission);
}
