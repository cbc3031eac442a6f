import { z } from 'zod';
import { countWaiting } from '@/lib/enquiries/lead-inbox/data';
import { actorOf } from '@/lib/platform/auth/actor';
import { loginUserDto, toLoginUser } from '@/lib/platform/auth/dto';
import { officeRoleOf } from '@/lib/platform/auth/permissions';
import { OFFICE_ROLES } from '@/lib/platform/auth/roles';
import { xsrfCookie } from '@/lib/platform/auth/session';
import { route } from '@/lib/platform/http/route';

/** The identity of the browser, as the navigation bar needs it. Anonymous is a reply, not an error. Renews the XSRF token. */
export const GET = route(
  {
    auth: 'public',
    reply: z.union([
      z.strictObject({ kind: z.string() }),
      z.strictObject({ kind: z.string(), guestID: z.string() }),
      z.strictObject({
        kind: z.string(),
        user: loginUserDto,
        phone: z.string(),
        recordActivity: z.boolean(),
        waiting: z.number(),
        office: z.enum(OFFICE_ROLES).optional(),
      }),
    ]),
  },
  async ({ session, headers }) => {
    if (!session) return { kind: 'anonymous' };
    if (session.via === 'cookie') headers.append('set-cookie', xsrfCookie(session.xsrf));
    if (session.kind === 'guest') return { kind: 'guest', guestID: session.guestID };
    const { user, recordActivity } = session;
    const waiting = await countWaiting(actorOf(session));
    const office = officeRoleOf(user);
    const more = { phone: user.phone, recordActivity, waiting, ...(office && { office }) };
    return { kind: 'user', user: toLoginUser(user), ...more };
  },
);
