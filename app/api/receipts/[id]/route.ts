import { pdfReply } from '@/lib/compliance/documents/loaders';
import { findReceipt } from '@/lib/compliance/receipts/data';
import { receiptPdf } from '@/lib/compliance/receipts/loaders';
import { withdrawReceipt } from '@/lib/compliance/receipts/mutations';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';
import { requestLanguage } from '@/lib/platform/language/of-request';

/** The receipt as a document, in the language in which the person agreed. */
export const GET = route(
  { auth: 'public', params: idParams, produces: ['application/pdf'] },
  async ({ session, request, params }) => {
    const { receipt } = await findReceipt(session, request.headers, params.id);
    return pdfReply(await receiptPdf(receipt), `consent-${receipt.id}.pdf`);
  },
);

/** Withdraws a consent in one step, whatever its purpose. */
export const DELETE = route({ auth: 'public', params: idParams }, async ({ session, request, params }) => {
  const { headers } = request;
  await withdrawReceipt(session, headers, params.id, requestLanguage(headers));
  return { message: 'Consent withdrawn' };
});
