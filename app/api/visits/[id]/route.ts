import { ownerOf } from '@/lib/platform/auth/visitor';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';
import { changeOwnVisit } from '@/lib/visits/mutations';
import { visitorActionSchema } from '@/lib/visits/schema';

export const PATCH = route(
  { auth: 'public', params: idParams, body: visitorActionSchema },
  ({ session, request, params, body }) => changeOwnVisit(ownerOf(session, request.headers), params.id, body),
);
