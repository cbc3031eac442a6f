import { enquiryBulk } from '@/lib/enquiries/bulk/jobs';
import { bulkChangeDto } from '@/lib/platform/bulk/dto';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';
import { callingPageLanguage } from '@/lib/platform/language/of-request';

export const GET = route(
  { auth: { can: 'enquiries' }, params: idParams, reply: bulkChangeDto },
  ({ params, request }) => enquiryBulk.find(params.id, callingPageLanguage(request.headers)),
);

/** Stops after the current slice of records. */
export const DELETE = route(
  { auth: { can: 'enquiries' }, params: idParams, reply: bulkChangeDto },
  ({ params, request }) => enquiryBulk.stop(params.id, callingPageLanguage(request.headers)),
);
