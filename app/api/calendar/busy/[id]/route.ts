import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';
import { removeBusyTime } from '@/lib/visits/busy-times/mutations';

export const DELETE = route({ auth: 'user', params: idParams }, ({ actor, params }) =>
  removeBusyTime(actor.userId, params.id),
);
