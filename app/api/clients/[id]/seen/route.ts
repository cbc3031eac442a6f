import { markSeen } from '@/lib/client-page/mutations';
import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';

/** Somebody has looked at the client: what came until now is no news any more. */
export const POST = route({ auth: ['broker', 'admin'], params: idParams }, ({ actor, params }) =>
  markSeen(actor, params.id),
);
