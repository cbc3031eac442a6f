import { download } from '@/lib/platform/basics/download';
import { route } from '@/lib/platform/http/route';
import { indianDay } from '@/lib/platform/time/indian-day';
import { exportAddresses } from '@/lib/visitors/exit-popup/mutations';
import { addressSearchSchema } from '@/lib/visitors/exit-popup/schema';

export const GET = route(
  { auth: { can: 'export' }, query: addressSearchSchema, produces: ['text/csv'] },
  async ({ query, actor }) => {
    const body = await exportAddresses(query, actor);
    return download(body, `addresses-${indianDay(Date.now())}.csv`, 'text/csv; charset=utf-8');
  },
);
