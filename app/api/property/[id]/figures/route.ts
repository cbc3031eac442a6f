import { z } from 'zod';
import { getDemand } from '@/lib/brokers/demand/data';
import { demandDto } from '@/lib/brokers/demand/dto';
import { PERIODS } from '@/lib/brokers/figures/constants';
import { getListingFigures, requireFigures } from '@/lib/brokers/figures/data';
import { figureDto, similarDto } from '@/lib/brokers/figures/dto';
import { figuresQuerySchema } from '@/lib/brokers/figures/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';
import { READER_SOURCES } from '@/lib/visitors/views/constants';

export const GET = route(
  {
    auth: 'user',
    token: 'listings:read',
    params: idParams,
    query: figuresQuerySchema,
    reply: z.strictObject({
      data: z.strictObject({
        period: z.literal(PERIODS),
        /** the first day counted, because the listing may be younger than the period */
        since: z.string(),
        figures: z.array(figureDto),
        /** group behind the median; absent for fewer than five */
        similar: similarDto.optional(),
        sources: z.array(z.strictObject({ source: z.enum(READER_SOURCES), count: z.number() })),
        /** visitors who opened the listing and allow recording */
        readers: z.number(),
        /** searches made by at least five of them, most frequent first */
        searches: z.array(z.strictObject({ label: z.string(), people: z.number() })),
        demand: demandDto,
      }),
    }),
  },
  async ({ params, query, actor }) => {
    const property = await requireFigures(actor, params.id);
    const [figures, demand] = await Promise.all([
      getListingFigures(property, query.days),
      getDemand(property._id),
    ]);
    return { data: { ...figures, demand } };
  },
);
