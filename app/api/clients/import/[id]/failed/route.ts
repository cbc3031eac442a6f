import { withMendedFile } from '@/lib/imports/admin/data';
import { exportFailedRows } from '@/lib/imports/admin/mutations';
import { importDto } from '@/lib/imports/dto';
import { mendFromFile } from '@/lib/imports/mending/mutations';
import { requireOwnImport } from '@/lib/imports/own/mutations';
import { download } from '@/lib/platform/basics/download';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const GET = route(
  { auth: ['broker', 'admin'], params: idParams, produces: ['text/csv'] },
  async ({ params, actor }) => {
    await requireOwnImport(actor, params.id, 'clients');
    return download(
      await exportFailedRows(params.id, actor),
      'rows-to-correct.csv',
      'text/csv; charset=utf-8',
    );
  },
);

/** The corrected file, whose rows return to the import and are checked again. */
export const POST = route(
  { auth: ['broker', 'admin'], params: idParams, limit: 'upload', reply: importDto },
  async ({ params, actor, request }) => {
    await requireOwnImport(actor, params.id, 'clients');
    return withMendedFile(request, (file) => mendFromFile(params.id, file, actor));
  },
);
