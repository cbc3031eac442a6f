import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';
import { withdrawInvitation } from '@/lib/teams/membership/mutations';

export const DELETE = route({ auth: 'user', params: idParams }, ({ actor, params }) =>
  withdrawInvitation(actor, params.id),
);
