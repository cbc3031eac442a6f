import { cancelBroadcast } from '@/lib/channels/broadcasts/mutations';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** Takes back what has not left of a message to many. */
export const DELETE = route({ auth: { can: 'settings' }, params: idParams }, async ({ actor, params }) => ({
  cancelled: await cancelBroadcast(actor, params.id),
}));
