import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';
import { getListingFigures, requireFigures } from '@/lib/listing-figures/data';
import { figuresQuerySchema } from '@/lib/listing-figures/schema';

/** What a listing has brought, for who may edit it. */
export const GET = route(
  { auth: 'user', params: idParams, query: figuresQuerySchema },
  async ({ params, query, actor }) => ({
    data: await getListingFigures(await requireFigures(actor, params.id), query.days),
  }),
);
