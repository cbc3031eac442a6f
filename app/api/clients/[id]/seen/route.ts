import { markSeen } from '@/lib/clients/pages/mutations';
import { seenSchema } from '@/lib/clients/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** Marks homes as looked at for the client; without homes, marks the client's replies as read. */
export const POST = route(
  { auth: ['broker', 'admin'], params: idParams, body: seenSchema },
  ({ actor, params, body }) => markSeen(actor, params.id, body.homes),
);
