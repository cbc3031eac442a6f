import { z } from 'zod';
import { invoiceDto } from '@/lib/deals/invoices/dto';
import { issueInvoice } from '@/lib/deals/invoices/mutations';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** Gives a draft the next number of the financial year; an issued invoice is returned unchanged. */
export const POST = route(
  { auth: 'user', params: idParams, reply: z.strictObject({ message: z.string(), data: invoiceDto }) },
  async ({ actor, params }) => ({
    message: 'Invoice issued',
    data: await issueInvoice(actor, params.id),
  }),
);
