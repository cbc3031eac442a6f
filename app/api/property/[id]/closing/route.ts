import { closeListing } from '@/lib/listings/closing/mutations';
import { closingSchema } from '@/lib/listings/closing/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** Sold or let, with price and day if its owner wants to note them. */
export const POST = route(
  { auth: 'user', token: 'listings:write', params: idParams, body: closingSchema },
  async ({ params, body, actor }) => {
    return { data: await closeListing(actor, params.id, body) };
  },
);
