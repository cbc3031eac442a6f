import { exportEnquiries } from '@/lib/enquiries/inbox/mutations';
import { enquirySearchSchema } from '@/lib/enquiries/inbox/schema';
import { route } from '@/lib/platform/http/route';
import { indianDay } from '@/lib/platform/time/indian-day';

/** The filtered list as a CSV file. */
export const GET = route(
  { auth: { can: 'export' }, query: enquirySearchSchema, produces: ['text/csv'] },
  async ({ query, actor }) => {
    const body = await exportEnquiries(query, actor);
    return new Response(body, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="enquiries-${indianDay(Date.now())}.csv"`,
      },
    });
  },
);
