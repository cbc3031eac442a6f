import { ownListingsSchema } from '@/lib/brokers/own-listings/schema';
import { exportOwnListings } from '@/lib/imports/listings/data';
import { route } from '@/lib/platform/http/route';

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
