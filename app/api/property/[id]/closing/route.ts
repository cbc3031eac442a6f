import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';
import { closeListing } from '@/lib/listing-closing/mutations';
import { closingSchema } from '@/lib/listing-closing/schema';

/** Sold or let, with price and day if its owner wants to note them. */
export const POST = route(
  { auth: 'user', params: idParams, body: closingSchema },
  async ({ params, body, actor }) => {
    return { data: await closeListing(actor, params.id, body) };
  },
);
