import { markSeen } from '@/lib/clients/pages/mutations';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** Somebody has looked at the client: what came until now is no news any more. */
export const POST = route({ auth: ['broker', 'admin'], params: idParams }, ({ actor, params }) =>
  markSeen(actor, params.id),
);
