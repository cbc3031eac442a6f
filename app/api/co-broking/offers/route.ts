import { listOffers } from '@/lib/deals/offers/data';
import { offerListing } from '@/lib/deals/offers/mutations';
import { offerSchema } from '@/lib/deals/offers/schema';
import { route } from '@/lib/platform/http/route';

const AUTH = ['broker', 'admin'] as const;

export const GET = route({ auth: AUTH }, ({ actor }) => listOffers(actor));

/** Offers a listing to brokers of other firms, or changes its share for introductions to come. */
export const POST = route({ auth: AUTH, body: offerSchema }, async ({ actor, body }) =>
  Response.json(await offerListing(actor, body), { status: 201 }),
);
