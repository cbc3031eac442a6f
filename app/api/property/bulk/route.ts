import { changeListings } from '@/lib/bulk-listing/mutations';
import { bulkListingSchema } from '@/lib/bulk-listing/schema';
import { route } from '@/lib/http/route';

/** One action for several own listings. */
export const POST = route({ auth: 'user', body: bulkListingSchema }, async ({ body, actor }) => ({
  results: await changeListings(actor, body),
}));
