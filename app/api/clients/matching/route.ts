import { z } from 'zod';
import { listMatchingClients } from '@/lib/clients/matches/data';
import { matchingClientDto } from '@/lib/clients/matches/dto';
import { objectIdSchema } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';
import { callingPageLanguage } from '@/lib/platform/language/of-request';

export const GET = route(
  {
    auth: ['broker', 'admin'],
    token: 'clients:read',
    query: z.object({ property: objectIdSchema }),
    reply: z.strictObject({ clients: z.array(matchingClientDto) }),
  },
  async ({ actor, query, request }) => ({
    clients: await listMatchingClients(actor, query.property, callingPageLanguage(request.headers)),
  }),
);
