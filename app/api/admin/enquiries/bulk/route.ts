import { bulkEnquiries } from '@/lib/enquiry-inbox/mutations';
import { enquiryBulkSchema } from '@/lib/enquiry-inbox/schema';
import { route } from '@/lib/http/route';

/** One action for several enquiries. */
export const POST = route({ auth: { can: 'enquiries' }, body: enquiryBulkSchema }, ({ body, actor }) =>
  bulkEnquiries(body, actor),
);
