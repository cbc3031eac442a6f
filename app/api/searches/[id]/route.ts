import { changeSearch, deleteSearch } from '@/lib/alerts/saved-searches/mutations';
import { searchChangeSchema } from '@/lib/alerts/saved-searches/schema';
import { userOwner } from '@/lib/platform/auth/visitor';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const PATCH = route(
  { auth: 'user', params: idParams, body: searchChangeSchema },
  ({ session, params, body }) => changeSearch({ owner: userOwner(session.user.id) }, params.id, body),
);

export const DELETE = route({ auth: 'user', params: idParams }, ({ session, params }) =>
  deleteSearch({ owner: userOwner(session.user.id) }, params.id),
);
