import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';
import { hostFilter } from '@/lib/visits/data';
import { answerVisit } from '@/lib/visits/mutations';
import { getAnswerable } from '@/lib/visits/office/data';
import { hostActionSchema } from '@/lib/visits/schema';

/** The times that the host can offer, and what a step is to name. */
export const GET = route({ auth: 'user', token: 'visits:read', params: idParams }, ({ session, params }) =>
  getAnswerable(hostFilter(session), params.id),
);

/** A step by the person showing the home: its lister, or an admin for the agency. */
export const POST = route(
  { auth: 'user', token: 'visits:write', params: idParams, body: hostActionSchema },
  ({ session, params, body, actor }) => answerVisit(hostFilter(session), params.id, body, actor),
);
