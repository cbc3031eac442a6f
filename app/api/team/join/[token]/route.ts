import { route } from '@/lib/http/route';
import { join } from '@/lib/membership/mutations';
import { tokenParams } from '@/lib/membership/schema';

/** Accepts the invitation of a mailed link. */
export const POST = route({ auth: 'user', params: tokenParams }, ({ actor, params }) =>
  join(actor, params.token),
);
