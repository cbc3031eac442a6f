import { ENQUIRY_BULK_BYTES } from '@/lib/enquiries/inbox/constants';
import { bulkEnquiries } from '@/lib/enquiries/inbox/mutations';
import { enquiryBulkSchema } from '@/lib/enquiries/inbox/schema';
import { route } from '@/lib/platform/http/route';

/** Applies one action to several enquiries. */
export const POST = route(
  { auth: { can: 'enquiries' }, body: enquiryBulkSchema, bodyLimit: ENQUIRY_BULK_BYTES },
  ({ body, actor }) => bulkEnquiries(body, actor),
);
