import { dealArchive } from '@/lib/deals/file/loaders';
import { archiveQuerySchema } from '@/lib/deals/file/schema';
import { download } from '@/lib/platform/basics/download';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';
import { requestLanguage } from '@/lib/platform/language/of-request';

export const GET = route(
  { auth: 'user', params: idParams, query: archiveQuerySchema, produces: ['application/zip'] },
  async ({ actor, params, query, request }) => {
    const language = requestLanguage(request.headers);
    const body = await dealArchive(actor, params.id, query.for, language, request.signal);
    return download(body, `deal-${params.id}-${query.for}.zip`, 'application/zip');
  },
);
