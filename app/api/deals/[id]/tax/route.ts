import { getTax } from '@/lib/deals/tax/loaders';
import { taxQuerySchema } from '@/lib/deals/tax/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** The tax deducted on this deal: by whom, on which amount and by which day. */
export const GET = route(
  { auth: 'user', params: idParams, query: taxQuerySchema },
  async ({ actor, params, query }) => ({
    data: await getTax(actor, params.id, query),
  }),
);
