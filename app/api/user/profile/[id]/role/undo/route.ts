import { messageDto } from '@/lib/platform/http/dto';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';
import { undoRoleChange } from '@/lib/teams/staff/mutations';

/** Undoes the latest role change while the mail about it is pending. */
export const POST = route(
  { auth: { can: 'staff' }, params: idParams, reply: messageDto },
  async ({ actor, params }) => {
    await undoRoleChange(actor, params.id);
    return { message: 'The previous role is restored' };
  },
);
