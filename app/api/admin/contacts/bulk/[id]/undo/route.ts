import { contactBulk } from '@/lib/contacts/bulk/jobs';
import { bulkChangeDto } from '@/lib/platform/bulk/dto';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';
import { callingPageLanguage } from '@/lib/platform/language/of-request';

export const POST = route(
  { auth: { can: 'contacts' }, params: idParams, reply: bulkChangeDto },
  ({ params, actor, request }) => contactBulk.undo(params.id, actor, callingPageLanguage(request.headers)),
);
