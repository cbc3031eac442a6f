import { recordAudit } from '@/lib/platform/audit/mutations';
import { GUEST_COOKIE, serializeCookie } from '@/lib/platform/auth/cookies';
import { deleteSession } from '@/lib/platform/auth/mutations';
import { closedSessionCookies } from '@/lib/platform/auth/session';
import { route } from '@/lib/platform/http/route';

/** Ends the caller's session, including a guest's. Public, so that a browser with an expired session can clear its cookies too. */
export const POST = route({ auth: 'public' }, async ({ session, headers, ip }) => {
  if (session) await deleteSession(session.id);
  if (session?.kind === 'user') await recordAudit({ action: 'user.logout', by: session, ip });
  for (const cookie of closedSessionCookies()) headers.append('set-cookie', cookie);
  headers.append('set-cookie', serializeCookie(GUEST_COOKIE, '', { maxAge: 0 }));
  return { message: 'Signed out' };
});
