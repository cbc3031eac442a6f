import { mailSentList } from '@/lib/clients/shortlists/mutations';
import { sentListMailSchema, sentListParams } from '@/lib/clients/shortlists/schema';
import { messageDto } from '@/lib/platform/http/dto';
import { route } from '@/lib/platform/http/route';

export const POST = route(
  { auth: ['broker', 'admin'], params: sentListParams, body: sentListMailSchema, reply: messageDto },
  async ({ actor, params, body }) => {
    await mailSentList(actor, params.id, params.list, body.text);
    return { message: 'Sent' };
  },
);
