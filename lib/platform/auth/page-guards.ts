import 'server-only';
import { notFound, redirect } from 'next/navigation';
import { AppError } from '@/lib/platform/errors';
import { localPath } from '@/lib/platform/language/languages';
import { pageLanguage } from '@/lib/platform/language/on-server';
import { type AdminSession, getSession, hasRole, isOfRole, requireAdmin, sessionCan } from './guards';
import type { Permission } from './permissions';
import type { UserRole } from './roles';
import { isStaffBlocked, staffSetUpPath } from './second-factor';
import type { AnySession, UserSession } from './types';

/** In the language of the page, returning to it. */
async function redirectToLogin(from: string): Promise<never> {
  const language = await pageLanguage();
  redirect(localPath(language, `/login?from=${encodeURIComponent(localPath(language, from))}`));
}

/** Guards of pages: the rules of the handlers, with redirects (docs/spec/roles.md#access). `from` is the page's own path. */
export async function pageUser(from: string): Promise<UserSession> {
  const session = await getSession();
  return session?.kind === 'user' ? session : redirectToLogin(from);
}

/** A user or a guest: `/properties` only. */
export async function pageVisitor(from: string): Promise<AnySession> {
  const session = await getSession();
  return session ?? redirectToLogin(from);
}

export async function pageRole(from: string, ...roles: UserRole[]): Promise<UserSession> {
  const session = await pageUser(from);
  if (isOfRole(session, roles) && isStaffBlocked(session))
    redirect(localPath(await pageLanguage(), staffSetUpPath(session)));
  if (!hasRole(session, ...roles)) redirect(localPath(await pageLanguage(), '/unauthorized'));
  return session;
}

/** A page of the office: for staff with the permission, or without one with all permissions. */
export async function pageAdmin<P extends Permission = Permission>(
  from: string,
  permission?: P,
): Promise<AdminSession<P>> {
  const session = await pageRole(from, 'admin');
  if (!sessionCan(session, permission ?? 'staff')) redirect(localPath(await pageLanguage(), '/unauthorized'));
  return requireAdmin(session, undefined, permission);
}

/** Takes the error of a page's read: a foreign or unknown record is the page for "nothing here". */
export function missingPage(error: unknown): never {
  if (error instanceof AppError && error.code === 'not_found') notFound();
  throw error;
}
