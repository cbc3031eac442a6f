import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';
import { assertMayImport } from '@/lib/import-admin/data';
import { exportFailedRows } from '@/lib/import-admin/mutations';

/** The rows that could not be imported, as they were in the file, with the reason: to be corrected and imported again. */
export const GET = route(
  { auth: { can: 'listings' }, params: idParams, produces: ['text/csv'] },
  async ({ params, actor }) => {
    await assertMayImport(actor, params);
    return new Response(await exportFailedRows(params.id, actor), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="rows-to-correct.csv"',
      },
    });
  },
);
