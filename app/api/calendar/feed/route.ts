import { z } from 'zod';
import { requireRole } from '@/lib/platform/auth/guards';
import { route } from '@/lib/platform/http/route';
import { renewFeed, revokeFeed } from '@/lib/visits/feeds/mutations';
import { feedSchema } from '@/lib/visits/feeds/schema';

/** Creates a feed address; the previous one stops working. Only brokers can have a listings feed. */
export const PUT = route(
  { auth: 'user', body: feedSchema, reply: z.strictObject({ url: z.string() }) },
  ({ session, actor, body }) => {
    if (body.kind === 'listings') requireRole(session, 'broker');
    return renewFeed(actor.userId, body.kind);
  },
);

export const DELETE = route({ auth: 'user', body: feedSchema }, ({ actor, body }) =>
  revokeFeed(actor.userId, body.kind),
);
