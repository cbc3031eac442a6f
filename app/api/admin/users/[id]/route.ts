import { setActive } from '@/lib/office/users/mutations';
import { userActiveSchema } from '@/lib/office/users/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const PUT = route(
  { auth: { can: 'staff' }, params: idParams, body: userActiveSchema },
  async ({ params, body, actor }) => ({ message: await setActive(params.id, body, actor) }),
);
