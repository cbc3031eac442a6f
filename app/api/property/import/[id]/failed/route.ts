import { exportFailedRows } from '@/lib/imports/admin/mutations';
import { requireOwnImport } from '@/lib/imports/own/mutations';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** The rows of an own import that could not be imported, with the reason. */
export const GET = route(
  { auth: 'user', params: idParams, produces: ['text/csv'] },
  async ({ params, actor }) => {
    await requireOwnImport(actor, params.id);
    return new Response(await exportFailedRows(params.id, actor), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="rows-to-correct.csv"',
      },
    });
  },
);
