import { roleChangeSchema } from '@/lib/accounts/users/schema';
import { messageDto } from '@/lib/platform/http/dto';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';
import { changeRole } from '@/lib/teams/staff/mutations';

export const PUT = route(
  { auth: { can: 'staff' }, fresh: true, params: idParams, body: roleChangeSchema, reply: messageDto },
  async ({ actor, params, body }) => {
    await changeRole(actor, params.id, body);
    return { message: 'Role changed' };
  },
);
