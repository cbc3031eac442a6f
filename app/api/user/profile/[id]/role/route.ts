import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';
import { changeRole } from '@/lib/staff/mutations';
import { roleChangeSchema } from '@/lib/user/schema';

export const PUT = route(
  { auth: { can: 'staff' }, fresh: true, params: idParams, body: roleChangeSchema },
  async ({ actor, params, body }) => {
    await changeRole(actor, params.id, body);
    return { message: 'Role changed' };
  },
);
