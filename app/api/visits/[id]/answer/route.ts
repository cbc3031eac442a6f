import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';
import { hostedBy } from '@/lib/visit/data';
import { answerVisit } from '@/lib/visit/mutations';
import { hostActionSchema } from '@/lib/visit/schema';

/** A step of who shows the home: its lister, or an admin for the agency. */
export const POST = route(
  { auth: 'user', params: idParams, body: hostActionSchema },
  ({ session, params, body }) => answerVisit(hostedBy(session), params.id, body),
);
