import { createSentList } from '@/lib/client-shortlist/mutations';
import { newSentListSchema } from '@/lib/client-shortlist/schema';
import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';

/** Makes a page of homes for a client, with a link. */
export const POST = route(
  { auth: ['broker', 'admin'], params: idParams, body: newSentListSchema },
  async ({ actor, params, body }) =>
    Response.json({ id: await createSentList(actor, params.id, body) }, { status: 201 }),
);
