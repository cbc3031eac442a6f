import { getDemand } from '@/lib/brokers/demand/data';
import { getListingFigures, requireFigures } from '@/lib/brokers/figures/data';
import { figuresQuerySchema } from '@/lib/brokers/figures/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const GET = route(
  { auth: 'user', token: 'listings:read', params: idParams, query: figuresQuerySchema },
  async ({ params, query, actor }) => {
    const property = await requireFigures(actor, params.id);
    const [figures, demand] = await Promise.all([
      getListingFigures(property, query.days),
      getDemand(property._id),
    ]);
    return { data: { ...figures, demand } };
  },
);
