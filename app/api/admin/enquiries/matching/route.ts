import { listMatchingEnquiries } from '@/lib/enquiries/inbox/data';
import { enquirySearchSchema } from '@/lib/enquiries/inbox/schema';
import { route } from '@/lib/platform/http/route';

export const GET = route({ auth: { can: 'enquiries' }, query: enquirySearchSchema }, ({ query }) =>
  listMatchingEnquiries(query, new Date()),
);
