import { archiveDto } from '@/lib/imports/archives/dto';
import { workOnArchive } from '@/lib/imports/archives/jobs';
import { startRestore } from '@/lib/imports/archives/mutations';
import { route } from '@/lib/platform/http/route';
import { requestLanguage } from '@/lib/platform/language/of-request';

export const POST = route(
  { auth: 'user', fresh: true, limit: 'export', reply: { 201: archiveDto } },
  async ({ actor, request }) => {
    const made = await startRestore(actor, request, requestLanguage(request.headers));
    workOnArchive(made.id);
    return Response.json(made, { status: 201 });
  },
);
