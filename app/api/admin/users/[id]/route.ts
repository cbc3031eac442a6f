import { setActive } from '@/lib/office/users/mutations';
import { userActiveSchema } from '@/lib/office/users/schema';
import { messageDto } from '@/lib/platform/http/dto';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';
import { callingPageLanguage } from '@/lib/platform/language/of-request';

export const PUT = route(
  { auth: { can: 'staff' }, params: idParams, body: userActiveSchema, reply: messageDto },
  async ({ params, body, actor, request }) => ({
    message: await setActive(params.id, body, actor, callingPageLanguage(request.headers)),
  }),
);
