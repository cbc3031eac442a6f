import { z } from 'zod';
import { endSessions } from '@/lib/office/users/mutations';
import { messageDto } from '@/lib/platform/http/dto';
import { idParams, objectIdSchema } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';
import { textsIn } from '@/lib/platform/language/messages';
import { callingPageLanguage } from '@/lib/platform/language/of-request';

/** `?session=<id>` ends one; without it, all of them. */
const query = z.object({ session: objectIdSchema.optional() });

export const DELETE = route(
  { auth: { can: 'staff' }, params: idParams, query, reply: messageDto },
  async (call) => {
    const { params, actor } = call;
    const ended = await endSessions(params.id, call.query.session, actor);
    const { t } = textsIn(callingPageLanguage(call.request.headers), 'office/replies');
    return { message: t('{ended, plural, one {# session} other {# sessions}} ended', { ended }) };
  },
);
