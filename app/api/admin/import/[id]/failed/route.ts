import { assertMayImport, withMendedFile } from '@/lib/imports/admin/data';
import { exportFailedRows } from '@/lib/imports/admin/mutations';
import { importDto } from '@/lib/imports/dto';
import { mendFromFile } from '@/lib/imports/mending/mutations';
import { download } from '@/lib/platform/basics/download';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** Rows that could not be imported, unchanged and with their reasons, to correct and import again. */
export const GET = route(
  { auth: { can: 'listings' }, params: idParams, produces: ['text/csv'] },
  async ({ params, actor }) => {
    await assertMayImport(actor, params);
    return download(
      await exportFailedRows(params.id, actor),
      'rows-to-correct.csv',
      'text/csv; charset=utf-8',
    );
  },
);

/** The corrected file, whose rows return to the import and are checked again. */
export const POST = route(
  { auth: { can: 'listings' }, params: idParams, limit: 'upload', reply: importDto },
  async ({ params, actor, request }) => {
    await assertMayImport(actor, params);
    return withMendedFile(request, (file) => mendFromFile(params.id, file, actor));
  },
);
