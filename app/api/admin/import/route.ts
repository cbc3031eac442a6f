import { assertMayImport, withImportUpload } from '@/lib/imports/admin/data';
import { importDto } from '@/lib/imports/dto';
import { createImport } from '@/lib/imports/files/mutations';
import { route } from '@/lib/platform/http/route';

/** Uploads a file of contacts or listings, and reads and stores it without importing anything. */
export const POST = route(
  { auth: { can: 'listings' }, limit: 'upload', reply: { 201: importDto } },
  async ({ request, actor }) => {
    const made = await withImportUpload(request, ['contacts', 'listings'], async (upload) => {
      await assertMayImport(actor, upload);
      return createImport(upload, actor);
    });
    return Response.json(made, { status: 201 });
  },
);
