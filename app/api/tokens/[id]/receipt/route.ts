import { findDeal } from '@/lib/deals/data';
import { getBillingProfile } from '@/lib/deals/invoices/data';
import { issuerOfRow } from '@/lib/deals/rules';
import { findToken, toTokenDto } from '@/lib/deals/tokens/data';
import { drawReceipt } from '@/lib/deals/tokens/tasks';
import { download } from '@/lib/platform/basics/download';
import { notFound } from '@/lib/platform/errors';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';
import { requestLanguage } from '@/lib/platform/language/of-request';

/** The receipt in the language of the page; it exists once the payment is confirmed. */
export const GET = route(
  { auth: 'user', params: idParams, produces: ['application/pdf'] },
  async ({ actor, params, request }) => {
    const token = await toTokenDto(actor, await findToken(actor, params.id));
    if (!token.confirmedAt) throw notFound('The payment hasn’t been confirmed yet');
    const deal = await findDeal(actor, token.deal);
    const profile = await getBillingProfile(issuerOfRow(deal));
    const what = deal.propertyTitle || deal.title;
    const language = requestLanguage(request.headers);
    const bytes = await drawReceipt({ token, profile, what, language }, request.signal);
    return download(new Uint8Array(bytes), `receipt-${token.reference}.pdf`, 'application/pdf');
  },
);
