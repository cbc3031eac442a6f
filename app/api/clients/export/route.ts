import { exportClientList } from '@/lib/clients/mutations';
import { route } from '@/lib/platform/http/route';

/** All clients of the caller as CSV, in columns that an import reads back. */
export const GET = route(
  { auth: ['broker', 'admin'], fresh: true, produces: ['text/csv'] },
  async ({ actor }) => {
    const headers = {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="clients.csv"',
    };
    return new Response(await exportClientList(actor), { headers });
  },
);
