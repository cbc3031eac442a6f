import { userOwner } from '@/lib/auth/visitor';
import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';
import { changeSearch, deleteSearch } from '@/lib/saved-search/mutations';
import { searchChangeSchema } from '@/lib/saved-search/schema';

/** How often, paused or not. */
export const PATCH = route(
  { auth: 'user', params: idParams, body: searchChangeSchema },
  ({ session, params, body }) => changeSearch({ owner: userOwner(session.user.id) }, params.id, body),
);

export const DELETE = route({ auth: 'user', params: idParams }, ({ session, params }) =>
  deleteSearch({ owner: userOwner(session.user.id) }, params.id),
);
