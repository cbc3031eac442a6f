import { recordWay } from '@/lib/enquiries/leads/mutations';
import { leadTapSchema } from '@/lib/enquiries/leads/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** Records that the caller is phoning the person, or writing outside this site. */
export const POST = route(
  { auth: 'user', token: 'leads:write', params: idParams, body: leadTapSchema },
  ({ actor, params, body }) => recordWay(actor, params.id, body.way),
);
