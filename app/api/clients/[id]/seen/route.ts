import { markSeen } from '@/lib/clients/pages/mutations';
import { seenSchema } from '@/lib/clients/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** Somebody has looked at these homes for the client; without homes at what the client has replied. */
export const POST = route(
  { auth: ['broker', 'admin'], params: idParams, body: seenSchema },
  ({ actor, params, body }) => markSeen(actor, params.id, body.homes),
);
