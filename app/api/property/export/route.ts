import { route } from '@/lib/http/route';
import { exportOwnListings } from '@/lib/listing-export/data';
import { ownListingsSchema } from '@/lib/own-listings/schema';

/** Own listings as CSV, by the filters of their table. */
export const GET = route(
  { auth: 'user', query: ownListingsSchema, produces: ['text/csv'] },
  async ({ actor, query }) =>
    new Response(await exportOwnListings(actor, query), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="my-listings.csv"',
      },
    }),
);
