import { enquiryBulk } from '@/lib/enquiries/bulk/jobs';
import { bulkChangeDto } from '@/lib/platform/bulk/dto';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';
import { callingPageLanguage } from '@/lib/platform/language/of-request';

export const POST = route(
  { auth: { can: 'enquiries' }, params: idParams, reply: bulkChangeDto },
  ({ params, actor, request }) => enquiryBulk.undo(params.id, actor, callingPageLanguage(request.headers)),
);
