import { bridgeCall } from '@/lib/channels/calls/mutations';
import { getThread } from '@/lib/channels/threads/data';
import { whatsAppThreadDto } from '@/lib/channels/threads/dto';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** Connects the caller's confirmed phone with the person of a lead. */
export const POST = route(
  { auth: 'user', params: idParams, reply: whatsAppThreadDto },
  async ({ actor, params }) => {
    await bridgeCall(actor, params.id);
    return getThread(actor, params.id);
  },
);
