import { signOut } from '@/lib/accounts/sign-in/mutations';
import { GUEST_COOKIE, serializeCookie } from '@/lib/platform/auth/cookies';
import { closedSessionCookies } from '@/lib/platform/auth/session';
import { messageDto } from '@/lib/platform/http/dto';
import { route } from '@/lib/platform/http/route';

/** Ends the caller's session, including a guest's. Public, so that a browser with an expired session can clear its cookies too. */
export const POST = route({ auth: 'public', reply: messageDto }, async ({ session, headers, ip }) => {
  if (session) await signOut(session, ip);
  for (const cookie of closedSessionCookies()) headers.append('set-cookie', cookie);
  headers.append('set-cookie', serializeCookie(GUEST_COOKIE, '', { maxAge: 0 }));
  return { message: 'Signed out' };
});
