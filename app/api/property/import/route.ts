import { withImportUpload } from '@/lib/imports/admin/data';
import { importDto } from '@/lib/imports/dto';
import { createImport } from '@/lib/imports/files/mutations';
import { route } from '@/lib/platform/http/route';

/** Uploads a file of one's own listings, and reads and stores it without importing anything. */
export const POST = route(
  { auth: 'user', limit: 'upload', reply: { 201: importDto } },
  async ({ request, actor }) => {
    const made = await withImportUpload(request, ['own-listings'], (upload) => createImport(upload, actor));
    return Response.json(made, { status: 201 });
  },
);
