import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';
import { changeRole } from '@/lib/profile/mutations';
import { roleChangeSchema } from '@/lib/user/schema';

export const PUT = route(
  { auth: { can: 'staff' }, fresh: true, params: idParams, body: roleChangeSchema },
  async ({ session, params, body, ip }) => {
    await changeRole(session, params.id, body.role, ip);
    return { message: 'Role changed' };
  },
);
