import { listDeals } from '@/lib/deals/data';
import { createDeal } from '@/lib/deals/mutations';
import { dealQuerySchema, newDealSchema } from '@/lib/deals/schema';
import { route } from '@/lib/platform/http/route';

export const GET = route({ auth: 'user', token: 'deals:read', query: dealQuerySchema }, ({ actor, query }) =>
  listDeals(actor, query),
);

export const POST = route(
  { auth: 'user', token: 'deals:write', body: newDealSchema },
  async ({ actor, body }) => Response.json({ data: await createDeal(actor, body) }, { status: 201 }),
);
