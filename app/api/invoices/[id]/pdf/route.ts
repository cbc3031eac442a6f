import { getInvoice } from '@/lib/deals/invoices/data';
import { drawInvoice } from '@/lib/deals/invoices/tasks';
import { download } from '@/lib/platform/basics/download';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';
import { requestLanguage } from '@/lib/platform/language/of-request';

export const GET = route(
  { auth: 'user', params: idParams, produces: ['application/pdf'] },
  async ({ actor, params, request }) => {
    const invoice = await getInvoice(actor, params.id);
    const language = requestLanguage(request.headers);
    const bytes = await drawInvoice({ invoice, language }, request.signal);
    const name = (invoice.number ?? 'draft').replaceAll('/', '-');
    return download(new Uint8Array(bytes), `${name}.pdf`, 'application/pdf');
  },
);
