import { clientDto } from '@/lib/clients/dto';
import { deleteClient, updateClient } from '@/lib/clients/mutations';
import { getClientDetail } from '@/lib/clients/pages/data';
import { clientDetailDto } from '@/lib/clients/pages/dto';
import { clientUpdateSchema } from '@/lib/clients/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

const AUTH = ['broker', 'admin'] as const;

export const GET = route(
  { auth: AUTH, token: 'clients:read', params: idParams, reply: clientDetailDto },
  ({ actor, params }) => getClientDetail(actor, params.id),
);

/** Replaces all fields of the client's form. */
export const PATCH = route(
  { auth: AUTH, token: 'clients:write', params: idParams, body: clientUpdateSchema, reply: clientDto },
  ({ actor, params, body }) => updateClient(actor, params.id, body),
);

/** Deletes the client with requirements, matches and shared lists. */
export const DELETE = route({ auth: AUTH, token: 'clients:write', params: idParams }, ({ actor, params }) =>
  deleteClient(actor, params.id),
);
