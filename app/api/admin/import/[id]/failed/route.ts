import { recordAudit } from '@/lib/audit/mutations';
import { notFound } from '@/lib/errors';
import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';
import { failedRowsCsv, getImport } from '@/lib/import/data';

/** The rows that are wrong, as they were in the file, with the reason: to be corrected and imported again. */
export const GET = route({ auth: 'admin', params: idParams }, async ({ params, session, ip }) => {
  const found = await getImport(params.id);
  if (!found) throw notFound('Import not found');
  await recordAudit({
    action: 'export',
    by: session,
    ip,
    details: { what: 'failed rows', import: params.id },
  });
  return new Response(failedRowsCsv(found), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="rows-to-correct.csv"',
    },
  });
});
