import { listOffers } from '@/lib/deals/offers/data';
import { offerDto, offerListDto } from '@/lib/deals/offers/dto';
import { offerListing } from '@/lib/deals/offers/mutations';
import { offerSchema } from '@/lib/deals/offers/schema';
import { route } from '@/lib/platform/http/route';

const AUTH = ['broker', 'admin'] as const;

export const GET = route({ auth: AUTH, reply: offerListDto }, ({ actor }) => listOffers(actor));

/** Offers a listing to brokers of other firms, or changes its share for introductions to come. */
export const POST = route(
  { auth: AUTH, body: offerSchema, reply: { 201: offerDto } },
  async ({ actor, body }) => Response.json(await offerListing(actor, body), { status: 201 }),
);
