import { z } from 'zod';
import { findOwnDeal, listDealInvoices } from '@/lib/deals/invoices/data';
import { invoiceDto } from '@/lib/deals/invoices/dto';
import { createInvoice } from '@/lib/deals/invoices/mutations';
import { newInvoiceSchema } from '@/lib/deals/invoices/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const GET = route(
  { auth: 'user', params: idParams, reply: z.strictObject({ data: z.array(invoiceDto) }) },
  async ({ actor, params }) => {
    const { _id } = await findOwnDeal(actor, params.id);
    return { data: await listDealInvoices(_id) };
  },
);

/** Creates a draft, which has no number yet. */
export const POST = route(
  {
    auth: 'user',
    params: idParams,
    body: newInvoiceSchema,
    reply: { 201: z.strictObject({ data: invoiceDto }) },
  },
  async ({ actor, params, body }) =>
    Response.json({ data: await createInvoice(actor, params.id, body) }, { status: 201 }),
);
