import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';
import { setActive } from '@/lib/user-admin/mutations';
import { userActiveSchema } from '@/lib/user-admin/schema';

export const PUT = route(
  { auth: { can: 'staff' }, params: idParams, body: userActiveSchema },
  async ({ params, body, actor }) => {
    await setActive(params.id, body.active, actor);
    return { message: body.active ? 'Account is active again' : 'Account deactivated and signed out' };
  },
);
