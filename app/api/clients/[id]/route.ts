import { deleteClient, updateClient } from '@/lib/client/mutations';
import { clientUpdateSchema } from '@/lib/client/schema';
import { getClientDetail } from '@/lib/client-page/data';
import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';

const AUTH = ['broker', 'admin'] as const;

export const GET = route({ auth: AUTH, params: idParams }, ({ actor, params }) =>
  getClientDetail(actor, params.id),
);

/** The whole form. */
export const PATCH = route(
  { auth: AUTH, params: idParams, body: clientUpdateSchema },
  ({ actor, params, body }) => updateClient(actor, params.id, body),
);

/** With requirements, matches and shared lists. */
export const DELETE = route({ auth: AUTH, params: idParams }, ({ actor, params }) =>
  deleteClient(actor, params.id),
);
