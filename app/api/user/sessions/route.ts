import { z } from 'zod';
import { signOutEverywhere } from '@/lib/accounts/sign-in/mutations';
import { listSessions } from '@/lib/platform/auth/data';
import { closedSessionCookies } from '@/lib/platform/auth/session';
import { route } from '@/lib/platform/http/route';

export const GET = route(
  {
    auth: 'user',
    reply: z.strictObject({
      sessions: z.array(
        z.strictObject({
          id: z.string(),
          createdAt: z.iso.datetime(),
          lastSeenAt: z.iso.datetime(),
          userAgent: z.string().optional(),
          ip: z.string().optional(),
          current: z.boolean(),
        }),
      ),
    }),
  },
  async ({ session }) => {
    const sessions = await listSessions(session.user.id);
    return {
      sessions: sessions.map((item) => ({
        ...item,
        createdAt: item.createdAt.toISOString(),
        lastSeenAt: item.lastSeenAt.toISOString(),
        current: item.id === session.id,
      })),
    };
  },
);

/** Signs out everywhere, including here. */
export const DELETE = route(
  { auth: 'user', reply: z.strictObject({ message: z.string(), ended: z.number() }) },
  async ({ session, headers, ip }) => {
    const ended = await signOutEverywhere(session, ip);
    for (const cookie of closedSessionCookies()) headers.append('set-cookie', cookie);
    return { message: 'Signed out everywhere', ended };
  },
);
