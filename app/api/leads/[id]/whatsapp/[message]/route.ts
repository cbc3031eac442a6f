import { getThread } from '@/lib/channels/threads/data';
import { whatsAppThreadDto } from '@/lib/channels/threads/dto';
import { settleUnsure } from '@/lib/channels/threads/mutations';
import { leadMessageParams, unsureSchema } from '@/lib/channels/threads/schema';
import { route } from '@/lib/platform/http/route';

export const POST = route(
  { auth: 'user', params: leadMessageParams, body: unsureSchema, reply: whatsAppThreadDto },
  async ({ actor, params, body }) => {
    await settleUnsure(actor, params, body.action);
    return getThread(actor, params.id);
  },
);
