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

/** Redirects to the login in the page's language, and from there back to the page. */
async function redirectToLogin(from: string): Promise<never> {
  const language = await pageLanguage();
  redirect(localPath(language, `/login?from=${encodeURIComponent(localPath(language, from))}`));
}

/** Guards of pages, with the rules of the handlers but with redirects (docs/spec/roles.md#access). `from` is the page's own path. */
export async function pageUser(from: string): Promise<UserSession> {
  const session = await getSession();
  return session?.kind === 'user' ? session : redirectToLogin(from);
}

/** Requires a user or a guest. Only for `/properties`. */
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

/** Guards a page of the office for staff with the permission, or with all permissions if none is given. */
export async function pageAdmin<P extends Permission = Permission>(
  from: string,
  permission?: P,
): Promise<AdminSession<P>> {
  const session = await pageRole(from, 'admin');
  if (!sessionCan(session, permission ?? 'staff')) redirect(localPath(await pageLanguage(), '/unauthorized'));
  return requireAdmin(session, undefined, permission);
}

/** Shows the page for "nothing here" if a record is foreign or unknown, and otherwise rethrows the error. */
export function missingPage(error: unknown): never {
  if (error instanceof AppError && error.code === 'not_found') notFound();
  throw error;
}
