import { getOwnListing } from '@/lib/listings/data';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** Whether the listing belongs to the caller or the team, and is public. The same reply for others' and unknown ones. */
export const GET = route({ auth: 'user', token: 'listings:read', params: idParams }, ({ actor, params }) =>
  getOwnListing(actor, params.id),
);
