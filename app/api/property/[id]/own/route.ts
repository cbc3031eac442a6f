import { getOwnListing } from '@/lib/listings/data';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** Tells whether the listing is the caller's or the team's, and public. The reply is the same for others' and unknown ones. */
export const GET = route({ auth: 'user', token: 'listings:read', params: idParams }, ({ actor, params }) =>
  getOwnListing(actor, params.id),
);
