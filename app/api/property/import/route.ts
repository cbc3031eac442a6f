import { withImportUpload } from '@/lib/imports/admin/data';
import { createImport } from '@/lib/imports/files/mutations';
import { route } from '@/lib/platform/http/route';

/** A file of own listings: read and stored, nothing is imported yet. */
export const POST = route({ auth: 'user', limit: 'upload' }, async ({ request, actor }) => {
  const made = await withImportUpload(request, ['own-listings'], (upload) => createImport(upload, actor));
  return Response.json(made, { status: 201 });
});
