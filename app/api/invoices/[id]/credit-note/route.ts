import { z } from 'zod';
import { invoiceDto } from '@/lib/deals/invoices/dto';
import { createCreditNote } from '@/lib/deals/invoices/mutations';
import { creditNoteSchema } from '@/lib/deals/invoices/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const POST = route(
  {
    auth: 'user',
    params: idParams,
    body: creditNoteSchema,
    reply: z.strictObject({ message: z.string(), data: invoiceDto }),
  },
  async ({ actor, params, body }) => ({
    message: 'Credit note issued',
    data: await createCreditNote(actor, params.id, body),
  }),
);
