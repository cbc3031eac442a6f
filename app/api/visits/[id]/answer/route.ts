import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';
import { hostFilter } from '@/lib/visits/data';
import { answerVisit } from '@/lib/visits/mutations';
import { getAnswerable } from '@/lib/visits/office/data';
import { answerableDto } from '@/lib/visits/office/dto';
import { hostActionSchema } from '@/lib/visits/schema';

export const GET = route(
  { auth: 'user', token: 'visits:read', params: idParams, reply: answerableDto },
  ({ session, params }) => getAnswerable(hostFilter(session), params.id),
);

export const POST = route(
  { auth: 'user', token: 'visits:write', params: idParams, body: hostActionSchema },
  ({ session, params, body, actor }) => answerVisit(hostFilter(session), params.id, body, actor),
);
