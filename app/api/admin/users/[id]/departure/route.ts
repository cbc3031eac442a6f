import { undoDeparture } from '@/lib/office/users/mutations';
import { messageDto } from '@/lib/platform/http/dto';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';
import { callingPageLanguage } from '@/lib/platform/language/of-request';

/** Undoes a departure. The account becomes active again and gets its records back. */
export const DELETE = route(
  { auth: { can: 'staff' }, params: idParams, reply: messageDto },
  async ({ params, actor, request }) => ({
    message: await undoDeparture(params.id, actor, callingPageLanguage(request.headers)),
  }),
);
