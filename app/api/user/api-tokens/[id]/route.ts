import { revokeApiToken } from '@/lib/brokers/api-tokens/mutations';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const DELETE = route({ auth: ['broker'], params: idParams }, ({ actor, params }) =>
  revokeApiToken(actor, params.id),
);
