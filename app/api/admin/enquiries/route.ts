import { exportEnquiries } from '@/lib/enquiries/inbox/mutations';
import { enquirySearchSchema } from '@/lib/enquiries/inbox/schema';
import { download } from '@/lib/platform/basics/download';
import { route } from '@/lib/platform/http/route';
import { indianDay } from '@/lib/platform/time/indian-day';

export const GET = route(
  { auth: { can: 'export' }, query: enquirySearchSchema, produces: ['text/csv'] },
  async ({ query, actor }) => {
    const body = await exportEnquiries(query, actor);
    return download(body, `enquiries-${indianDay(Date.now())}.csv`, 'text/csv; charset=utf-8');
  },
);
