import { z } from 'zod';
import { getInvoice } from '@/lib/deals/invoices/data';
import { invoiceDto } from '@/lib/deals/invoices/dto';
import { deleteInvoice } from '@/lib/deals/invoices/mutations';
import { messageDto } from '@/lib/platform/http/dto';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const GET = route(
  { auth: 'user', params: idParams, reply: z.strictObject({ data: invoiceDto }) },
  async ({ actor, params }) => ({
    data: await getInvoice(actor, params.id),
  }),
);

/** Deletes a draft; an issued invoice cannot be deleted. */
export const DELETE = route(
  { auth: 'user', params: idParams, reply: messageDto },
  async ({ actor, params }) => {
    await deleteInvoice(actor, params.id);
    return { message: 'Draft deleted' };
  },
);
