import { removeBusyTime } from '@/lib/busy-time/mutations';
import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';

export const DELETE = route({ auth: 'user', params: idParams }, ({ actor, params }) =>
  removeBusyTime(actor.userId, params.id),
);
