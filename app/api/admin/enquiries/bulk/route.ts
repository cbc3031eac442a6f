import { bulkEnquiries } from '@/lib/enquiries/bulk/mutations';
import { enquiryBulkSchema } from '@/lib/enquiries/inbox/schema';
import { BULK_CHANGE_BYTES } from '@/lib/platform/bulk/constants';
import { bulkChangeDto } from '@/lib/platform/bulk/dto';
import { route } from '@/lib/platform/http/route';
import { callingPageLanguage } from '@/lib/platform/language/of-request';

export const POST = route(
  { auth: { can: 'enquiries' }, body: enquiryBulkSchema, bodyLimit: BULK_CHANGE_BYTES, reply: bulkChangeDto },
  ({ body, actor, request }) => bulkEnquiries(body, actor, callingPageLanguage(request.headers)),
);
