import { createSentList } from '@/lib/clients/shortlists/mutations';
import { newSentListSchema } from '@/lib/clients/shortlists/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** Creates a page of homes for a client, with a link. */
export const POST = route(
  { auth: ['broker', 'admin'], params: idParams, body: newSentListSchema },
  async ({ actor, params, body }) =>
    Response.json({ id: await createSentList(actor, params.id, body) }, { status: 201 }),
);
