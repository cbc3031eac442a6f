import { mailSentList } from '@/lib/client-shortlist/mutations';
import { sentListMailSchema, sentListParams } from '@/lib/client-shortlist/schema';
import { route } from '@/lib/http/route';

/** Mails a list to a client who has agreed to be written to. */
export const POST = route(
  { auth: ['broker', 'admin'], params: sentListParams, body: sentListMailSchema },
  async ({ actor, params, body }) => {
    await mailSentList(actor, params.id, params.list, body.text);
    return { message: 'Sent' };
  },
);
