import { z } from 'zod';
import { samePhoneDto } from '@/lib/clients/dto';
import { createClient } from '@/lib/clients/mutations';
import { listClientItems } from '@/lib/clients/pages/data';
import { clientItemDto } from '@/lib/clients/pages/dto';
import { clientSearchSchema, newClientSchema } from '@/lib/clients/schema';
import { route } from '@/lib/platform/http/route';

export const GET = route(
  {
    auth: ['broker', 'admin'],
    token: 'clients:read',
    query: clientSearchSchema,
    reply: z.strictObject({
      rows: z.array(clientItemDto),
      total: z.number(),
      page: z.number(),
      pages: z.number(),
    }),
  },
  ({ actor, query }) => listClientItems(actor, query),
);

export const POST = route(
  {
    auth: ['broker', 'admin'],
    token: 'clients:write',
    body: newClientSchema,
    reply: { 201: z.strictObject({ id: z.string(), samePhone: z.array(samePhoneDto) }) },
  },
  async ({ actor, body }) => Response.json(await createClient(actor, body), { status: 201 }),
);
