import { route } from '@/lib/platform/http/route';
import { csvResponse } from '@/lib/platform/tabular/csv-stream';
import { indianDay } from '@/lib/platform/time/indian-day';
import { exportAddresses } from '@/lib/visitors/exit-popup/mutations';
import { addressSearchSchema } from '@/lib/visitors/exit-popup/schema';

/** Addresses collected by the exit popup, filtered like the list, as a CSV file. */
export const GET = route(
  { auth: { can: 'export' }, query: addressSearchSchema, produces: ['text/csv'] },
  async ({ query, actor }) =>
    csvResponse(await exportAddresses(query, actor), `addresses-${indianDay(Date.now())}.csv`),
);
