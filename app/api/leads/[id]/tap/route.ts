import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';
import { recordWay } from '@/lib/lead/mutations';
import { leadTapSchema } from '@/lib/lead/schema';

/** The caller is calling the person, or writes outside of this site. */
export const POST = route(
  { auth: 'user', params: idParams, body: leadTapSchema },
  ({ actor, params, body }) => recordWay(actor, params.id, body.way),
);
