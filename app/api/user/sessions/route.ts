import { signOutEverywhere } from '@/lib/accounts/sign-in/mutations';
import { listSessions } from '@/lib/platform/auth/data';
import { closedSessionCookies } from '@/lib/platform/auth/session';
import { route } from '@/lib/platform/http/route';

export const GET = route({ auth: 'user' }, async ({ session }) => {
  const sessions = await listSessions(session.user.id);
  return { sessions: sessions.map((item) => ({ ...item, current: item.id === session.id })) };
});

/** Signs out everywhere, including here. */
export const DELETE = route({ auth: 'user' }, async ({ session, headers, ip }) => {
  const ended = await signOutEverywhere(session, ip);
  for (const cookie of closedSessionCookies()) headers.append('set-cookie', cookie);
  return { message: 'Signed out everywhere', ended };
});
