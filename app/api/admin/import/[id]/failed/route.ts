import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';
import { exportFailedRows } from '@/lib/import-admin/mutations';

/** The rows that could not be imported, as they were in the file, with the reason: to be corrected and imported again. */
export const GET = route(
  { auth: 'admin', params: idParams },
  async ({ params, actor }) =>
    new Response(await exportFailedRows(params.id, actor), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="rows-to-correct.csv"',
      },
    }),
);
