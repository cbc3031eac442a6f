import { withImportUpload } from '@/lib/imports/admin/data';
import { importDto } from '@/lib/imports/dto';
import { createImport } from '@/lib/imports/files/mutations';
import { route } from '@/lib/platform/http/route';

/** Uploads a list of clients, and reads and stores it without importing anything. */
export const POST = route(
  { auth: ['broker', 'admin'], limit: 'upload', reply: { 201: importDto } },
  async ({ actor, request }) => {
    const made = await withImportUpload(request, ['clients'], (upload) => createImport(upload, actor));
    return Response.json(made, { status: 201 });
  },
);
