import { z } from 'zod';
import { listMatchingClients } from '@/lib/clients/matches/data';
import { objectIdSchema } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';
import { callingPageLanguage } from '@/lib/platform/language/of-request';

export const GET = route(
  { auth: ['broker', 'admin'], token: 'clients:read', query: z.object({ property: objectIdSchema }) },
  async ({ actor, query, request }) => ({
    clients: await listMatchingClients(actor, query.property, callingPageLanguage(request.headers)),
  }),
);
