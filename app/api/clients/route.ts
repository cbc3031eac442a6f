import { createClient } from '@/lib/client/mutations';
import { clientInputSchema, clientSearchSchema } from '@/lib/client/schema';
import { listClientItems } from '@/lib/client-page/data';
import { route } from '@/lib/http/route';

/** One page of the caller's clients. */
export const GET = route({ auth: ['broker', 'admin'], query: clientSearchSchema }, ({ actor, query }) =>
  listClientItems(actor, query),
);

export const POST = route({ auth: ['broker', 'admin'], body: clientInputSchema }, async ({ actor, body }) =>
  Response.json(await createClient(actor, body), { status: 201 }),
);
