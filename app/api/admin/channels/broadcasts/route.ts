import { createBroadcast } from '@/lib/channels/broadcasts/mutations';
import { broadcastSchema } from '@/lib/channels/broadcasts/schema';
import { idDto } from '@/lib/platform/http/dto';
import { route } from '@/lib/platform/http/route';

/** Sends a message to everyone who agreed to this kind; held for ten minutes and until nine in the morning. */
export const POST = route(
  { auth: { can: 'settings' }, body: broadcastSchema, reply: idDto },
  async ({ actor, body }) => ({
    id: await createBroadcast(actor, body),
  }),
);
