import { getThread } from '@/lib/channels/threads/data';
import { whatsAppThreadDto } from '@/lib/channels/threads/dto';
import { recordConsent } from '@/lib/channels/threads/mutations';
import { consentSchema } from '@/lib/channels/threads/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const POST = route(
  { auth: 'user', params: idParams, body: consentSchema, reply: whatsAppThreadDto },
  async ({ actor, params, body }) => {
    await recordConsent(actor, params.id, body);
    return getThread(actor, params.id);
  },
);
