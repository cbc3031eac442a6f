import { z } from 'zod';
import { invoiceDto } from '@/lib/deals/invoices/dto';
import { recordInvoicePayment } from '@/lib/deals/invoices/mutations';
import { paymentSchema } from '@/lib/deals/invoices/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** Records the day on which an issued invoice was paid; null marks it as unpaid. */
export const PUT = route(
  {
    auth: 'user',
    params: idParams,
    body: paymentSchema,
    reply: z.strictObject({ message: z.string(), data: invoiceDto }),
  },
  async ({ actor, params, body }) => ({
    message: 'Saved',
    data: await recordInvoicePayment(actor, params.id, body.paidOn),
  }),
);
