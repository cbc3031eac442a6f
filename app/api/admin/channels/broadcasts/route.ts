import { createBroadcast } from '@/lib/channels/broadcasts/mutations';
import { broadcastSchema } from '@/lib/channels/broadcasts/schema';
import { route } from '@/lib/platform/http/route';

/** Sends a message to everyone who agreed to this kind; held for ten minutes and until nine in the morning. */
export const POST = route({ auth: { can: 'settings' }, body: broadcastSchema }, async ({ actor, body }) => ({
  id: await createBroadcast(actor, body),
}));
