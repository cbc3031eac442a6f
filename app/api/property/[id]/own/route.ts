import { getOwnListing } from '@/lib/listings/data';
import { ownListingDto } from '@/lib/listings/dto';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** States whether the listing is the caller's or the team's, and public. Replies alike for others' and unknown ones. */
export const GET = route(
  { auth: 'user', token: 'listings:read', params: idParams, reply: ownListingDto },
  ({ actor, params }) => getOwnListing(actor, params.id),
);
