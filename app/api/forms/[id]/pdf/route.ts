import { fileNameOf } from '@/lib/deals/forms/format';
import { formPdf } from '@/lib/deals/forms/loaders';
import { formPdfSchema } from '@/lib/deals/forms/schema';
import { download } from '@/lib/platform/basics/download';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** A version in its own language. */
export const GET = route(
  { auth: 'user', params: idParams, query: formPdfSchema, produces: ['application/pdf'] },
  async ({ actor, params, query, request }) => {
    const { bytes, kind, version, language } = await formPdf(actor, params.id, query.version, request.signal);
    return download(new Uint8Array(bytes), fileNameOf(kind, version, language), 'application/pdf');
  },
);
