import { changeListings } from '@/lib/brokers/bulk/mutations';
import { bulkListingSchema } from '@/lib/brokers/bulk/schema';
import { route } from '@/lib/platform/http/route';

export const POST = route(
  { auth: 'user', token: 'listings:write', body: bulkListingSchema },
  async ({ body, actor }) => ({
    results: await changeListings(actor, body),
  }),
);
