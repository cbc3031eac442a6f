import { z } from 'zod';
import { listMatchingEnquiries } from '@/lib/enquiries/inbox/data';
import { enquirySearchSchema } from '@/lib/enquiries/inbox/schema';
import { route } from '@/lib/platform/http/route';

export const GET = route(
  {
    auth: { can: 'enquiries' },
    query: enquirySearchSchema,
    reply: z.strictObject({ total: z.number(), items: z.array(z.strictObject({ id: z.string() })) }),
  },
  ({ query }) => listMatchingEnquiries(query, new Date()),
);
