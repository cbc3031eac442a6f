import { z } from 'zod';
import { bulkResultDto } from '@/lib/brokers/bulk/dto';
import { changeListings } from '@/lib/brokers/bulk/mutations';
import { bulkListingSchema } from '@/lib/brokers/bulk/schema';
import { route } from '@/lib/platform/http/route';

export const POST = route(
  {
    auth: 'user',
    token: 'listings:write',
    body: bulkListingSchema,
    reply: z.strictObject({ results: z.array(bulkResultDto) }),
  },
  async ({ body, actor }) => ({
    results: await changeListings(actor, body),
  }),
);
