import { z } from 'zod';
import { bulkClientResultDto } from '@/lib/clients/bulk/dto';
import { changeClients } from '@/lib/clients/bulk/mutations';
import { bulkClientSchema } from '@/lib/clients/bulk/schema';
import { route } from '@/lib/platform/http/route';
import { callingPageLanguage } from '@/lib/platform/language/of-request';

export const POST = route(
  {
    auth: ['broker', 'admin'],
    body: bulkClientSchema,
    reply: z.strictObject({ results: z.array(bulkClientResultDto) }),
  },
  async ({ actor, body, request }) => ({
    results: await changeClients(actor, body, callingPageLanguage(request.headers)),
  }),
);
