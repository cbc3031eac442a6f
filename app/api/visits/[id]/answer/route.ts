import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';
import { hostFilter } from '@/lib/visits/data';
import { answerVisit } from '@/lib/visits/mutations';
import { hostActionSchema } from '@/lib/visits/schema';

/** A step by the person showing the home: its lister, or an admin for the agency. */
export const POST = route(
  { auth: 'user', token: 'visits:write', params: idParams, body: hostActionSchema },
  ({ session, params, body }) => answerVisit(hostFilter(session), params.id, body),
);
