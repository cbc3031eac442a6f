import { messageDto } from '@/lib/platform/http/dto';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';
import { withdrawStaffInvitation } from '@/lib/teams/staff/mutations';

export const DELETE = route(
  { auth: { can: 'staff' }, params: idParams, reply: messageDto },
  async ({ actor, params }) => {
    await withdrawStaffInvitation(actor, params.id);
    return { message: 'The invitation has ended' };
  },
);
