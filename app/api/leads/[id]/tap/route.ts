import { recordWay } from '@/lib/enquiries/leads/mutations';
import { leadTapSchema } from '@/lib/enquiries/leads/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** The caller is calling the person, or writes outside of this site. */
export const POST = route(
  { auth: 'user', token: 'leads:write', params: idParams, body: leadTapSchema },
  ({ actor, params, body }) => recordWay(actor, params.id, body.way),
);
