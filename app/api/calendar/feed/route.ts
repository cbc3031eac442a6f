import { renewFeed, revokeFeed } from '@/lib/calendar-feed/mutations';
import { feedSchema } from '@/lib/calendar-feed/schema';
import { route } from '@/lib/http/route';

/** A new address for a calendar program; the one before ends. */
export const PUT = route({ auth: 'user', body: feedSchema }, ({ actor, body }) =>
  renewFeed(actor.userId, body.kind),
);

export const DELETE = route({ auth: 'user', body: feedSchema }, ({ actor, body }) =>
  revokeFeed(actor.userId, body.kind),
);
