import { route } from '@/lib/http/route';
import { withImportUpload } from '@/lib/import-admin/data';
import { createImport } from '@/lib/import-admin/mutations';

/** A file of contacts or listings: read and stored, nothing is imported yet. */
export const POST = route({ auth: 'admin', limit: 'upload' }, async ({ request, actor }) => {
  const made = await withImportUpload(request, ['contacts', 'listings'], (upload) =>
    createImport(upload, actor),
  );
  return Response.json(made, { status: 201 });
});
