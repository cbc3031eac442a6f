import { listDeals } from '@/lib/deal/data';
import { createDeal } from '@/lib/deal/mutations';
import { dealQuerySchema, newDealSchema } from '@/lib/deal/schema';
import { route } from '@/lib/http/route';

/** The deals that the caller may see, as a board or as a list. */
export const GET = route({ auth: 'user', query: dealQuerySchema }, ({ actor, query }) =>
  listDeals(actor, query),
);

export const POST = route({ auth: 'user', body: newDealSchema }, async ({ actor, body }) =>
  Response.json({ data: await createDeal(actor, body) }, { status: 201 }),
);
