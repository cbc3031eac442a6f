import { answerForListing } from '@/lib/listings/freshness/mutations';
import { answerSchema, listingParams } from '@/lib/listings/freshness/schema';
import { route } from '@/lib/platform/http/route';

export const POST = route(
  { auth: 'user', token: 'listings:write', params: listingParams, body: answerSchema },
  async ({ actor, params, body }) => {
    await answerForListing(actor, params.id, body.answer);
  },
);
