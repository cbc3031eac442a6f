import { z } from 'zod';
import { idParams, objectIdSchema } from '@/lib/http/params';
import { route } from '@/lib/http/route';
import { endSessions } from '@/lib/user-admin/mutations';

/** `?session=<id>` ends one; without it all end. */
const query = z.object({ session: objectIdSchema.optional() });

export const DELETE = route({ auth: { can: 'staff' }, params: idParams, query }, async (call) => {
  const { params, actor } = call;
  const ended = await endSessions(params.id, call.query.session, actor);
  return { message: ended === 1 ? '1 session ended' : `${ended} sessions ended` };
});
