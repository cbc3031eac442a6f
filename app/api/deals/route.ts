import { listDeals } from '@/lib/deals/data';
import { createDeal } from '@/lib/deals/mutations';
import { dealQuerySchema, newDealSchema } from '@/lib/deals/schema';
import { route } from '@/lib/platform/http/route';

/** The deals that the caller may see, as a board or as a list. */
export const GET = route({ auth: 'user', token: 'deals:read', query: dealQuerySchema }, ({ actor, query }) =>
  listDeals(actor, query),
);

export const POST = route(
  { auth: 'user', token: 'deals:write', body: newDealSchema },
  async ({ actor, body }) => Response.json({ data: await createDeal(actor, body) }, { status: 201 }),
);
