import { exportEnquiries } from '@/lib/enquiries/inbox/mutations';
import { enquirySearchSchema } from '@/lib/enquiries/inbox/schema';
import { route } from '@/lib/platform/http/route';
import { csvResponse } from '@/lib/platform/tabular/csv-stream';
import { indianDay } from '@/lib/platform/time/indian-day';

/** The filtered list as a CSV file. */
export const GET = route(
  { auth: { can: 'export' }, query: enquirySearchSchema, produces: ['text/csv'] },
  async ({ query, actor }) =>
    csvResponse(await exportEnquiries(query, actor), `enquiries-${indianDay(Date.now())}.csv`),
);
