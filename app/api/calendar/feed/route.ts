import { route } from '@/lib/platform/http/route';
import { renewFeed, revokeFeed } from '@/lib/visits/feeds/mutations';
import { feedSchema } from '@/lib/visits/feeds/schema';

/** A new feed address; the previous one stops working. */
export const PUT = route({ auth: 'user', body: feedSchema }, ({ actor, body }) =>
  renewFeed(actor.userId, body.kind),
);

export const DELETE = route({ auth: 'user', body: feedSchema }, ({ actor, body }) =>
  revokeFeed(actor.userId, body.kind),
);
