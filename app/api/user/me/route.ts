import { countWaiting } from '@/lib/enquiries/lead-inbox/data';
import { actorOf } from '@/lib/platform/auth/actor';
import { officeRoleOf } from '@/lib/platform/auth/permissions';
import { xsrfCookie } from '@/lib/platform/auth/session';
import { toLoginUser } from '@/lib/platform/auth/types';
import { route } from '@/lib/platform/http/route';

/** The identity of the browser, as the navigation bar needs it. Anonymous is a reply, not an error. Renews the XSRF token. */
export const GET = route({ auth: 'public' }, async ({ session, headers }) => {
  if (!session) return { kind: 'anonymous' };
  if (session.via === 'cookie') headers.append('set-cookie', xsrfCookie(session.xsrf));
  if (session.kind === 'guest') return { kind: 'guest', guestID: session.guestID };
  const { user, recordActivity } = session;
  const waiting = await countWaiting(actorOf(session));
  const office = officeRoleOf(user);
  const more = { phone: user.phone, recordActivity, waiting, ...(office && { office }) };
  return { kind: 'user', user: toLoginUser(user), ...more };
});
