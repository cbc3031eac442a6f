import { z } from 'zod';
import { listMatchingClients } from '@/lib/client-match/data';
import { objectIdSchema } from '@/lib/http/params';
import { route } from '@/lib/http/route';
import { requestLanguage } from '@/lib/language/of-request';

/** For whom of the caller's clients a listing fits. */
export const GET = route(
  { auth: ['broker', 'admin'], query: z.object({ property: objectIdSchema }) },
  async ({ actor, query, request }) => ({
    clients: await listMatchingClients(actor, query.property, requestLanguage(request.headers)),
  }),
);
