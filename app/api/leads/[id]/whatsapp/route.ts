import { getThread } from '@/lib/channels/threads/data';
import { whatsAppThreadDto } from '@/lib/channels/threads/dto';
import { writeToLead } from '@/lib/channels/threads/mutations';
import { whatsAppMessageSchema } from '@/lib/channels/threads/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const GET = route({ auth: 'user', params: idParams, reply: whatsAppThreadDto }, ({ actor, params }) =>
  getThread(actor, params.id),
);

/** Writes to the person by WhatsApp. Repeating the same key sends nothing. */
export const POST = route(
  {
    auth: 'user',
    params: idParams,
    body: whatsAppMessageSchema,
    bodyLimit: 32_768,
    reply: whatsAppThreadDto,
  },
  async ({ actor, params, body }) => {
    await writeToLead(actor, params.id, body);
    return getThread(actor, params.id);
  },
);
