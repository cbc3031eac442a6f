import { getClosingPreview } from '@/lib/brokers/closing/data';
import { closeListing } from '@/lib/listings/closing/mutations';
import { closingSchema } from '@/lib/listings/closing/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** Who will get a message when it is sold or let and what it says, and homes like it. */
export const GET = route({ auth: 'user', params: idParams }, ({ params, actor }) =>
  getClosingPreview(actor, params.id),
);

/** Sold or let, with price and day if its owner wants to note them. */
export const POST = route(
  { auth: 'user', token: 'listings:write', params: idParams, body: closingSchema },
  async ({ params, body, actor }) => ({ data: await closeListing(actor, params.id, body) }),
);
