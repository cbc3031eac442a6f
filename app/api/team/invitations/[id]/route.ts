import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';
import { withdrawInvitation } from '@/lib/membership/mutations';

export const DELETE = route({ auth: 'user', params: idParams }, ({ actor, params }) =>
  withdrawInvitation(actor, params.id),
);
