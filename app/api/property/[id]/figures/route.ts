import { getDemand } from '@/lib/demand/data';
import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';
import { getListingFigures, requireFigures } from '@/lib/listing-figures/data';
import { figuresQuerySchema } from '@/lib/listing-figures/schema';

/** What a listing has brought, for who may edit it. */
export const GET = route(
  { auth: 'user', params: idParams, query: figuresQuerySchema },
  async ({ params, query, actor }) => {
    const property = await requireFigures(actor, params.id);
    const [figures, demand] = await Promise.all([
      getListingFigures(property, query.days),
      getDemand(property._id),
    ]);
    return { data: { ...figures, demand } };
  },
);
