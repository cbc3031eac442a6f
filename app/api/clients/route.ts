import { createClient } from '@/lib/clients/mutations';
import { listClientItems } from '@/lib/clients/pages/data';
import { clientSearchSchema, newClientSchema } from '@/lib/clients/schema';
import { route } from '@/lib/platform/http/route';

export const GET = route(
  { auth: ['broker', 'admin'], token: 'clients:read', query: clientSearchSchema },
  ({ actor, query }) => listClientItems(actor, query),
);

export const POST = route(
  { auth: ['broker', 'admin'], token: 'clients:write', body: newClientSchema },
  async ({ actor, body }) => Response.json(await createClient(actor, body), { status: 201 }),
);
