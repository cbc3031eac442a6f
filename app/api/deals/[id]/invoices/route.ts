import { findOwnDeal, listDealInvoices } from '@/lib/deals/invoices/data';
import { createInvoice } from '@/lib/deals/invoices/mutations';
import { newInvoiceSchema } from '@/lib/deals/invoices/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const GET = route({ auth: 'user', params: idParams }, async ({ actor, params }) => {
  const { _id } = await findOwnDeal(actor, params.id);
  return { data: await listDealInvoices(_id) };
});

/** Creates a draft, which has no number yet. */
export const POST = route(
  { auth: 'user', params: idParams, body: newInvoiceSchema },
  async ({ actor, params, body }) =>
    Response.json({ data: await createInvoice(actor, params.id, body) }, { status: 201 }),
);
