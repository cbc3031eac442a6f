import { ownerOf } from '@/lib/auth/visitor';
import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';
import { changeOwnVisit } from '@/lib/visit/mutations';
import { visitorActionSchema } from '@/lib/visit/schema';

/** A step of the visitor whose visit it is. */
export const PATCH = route(
  { auth: 'public', params: idParams, body: visitorActionSchema },
  ({ session, request, params, body }) => changeOwnVisit(ownerOf(session, request.headers), params.id, body),
);
