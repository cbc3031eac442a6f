import { z } from 'zod';
import { listDeals } from '@/lib/deals/data';
import { dealDto, dealListDto } from '@/lib/deals/dto';
import { createDeal } from '@/lib/deals/mutations';
import { dealQuerySchema, newDealSchema } from '@/lib/deals/schema';
import { route } from '@/lib/platform/http/route';

export const GET = route(
  { auth: 'user', token: 'deals:read', query: dealQuerySchema, reply: dealListDto },
  ({ actor, query }) => listDeals(actor, query),
);

export const POST = route(
  {
    auth: 'user',
    token: 'deals:write',
    body: newDealSchema,
    reply: { 201: z.strictObject({ data: dealDto }) },
  },
  async ({ actor, body }) => Response.json({ data: await createDeal(actor, body) }, { status: 201 }),
);
