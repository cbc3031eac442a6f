import { changeSearch, deleteSearch } from '@/lib/alerts/saved-searches/mutations';
import { searchChangeSchema, tokenSearchParams } from '@/lib/alerts/saved-searches/schema';
import { route } from '@/lib/platform/http/route';

/** Confirms a search that was saved with this address, and sets its frequency or pauses it. */
export const PATCH = route(
  { auth: 'public', params: tokenSearchParams, body: searchChangeSchema },
  ({ params, body }) => changeSearch({ token: params.token }, params.id, body),
);

export const DELETE = route({ auth: 'public', params: tokenSearchParams }, ({ params }) =>
  deleteSearch({ token: params.token }, params.id),
);
