import { createCreditNote } from '@/lib/deals/invoices/mutations';
import { creditNoteSchema } from '@/lib/deals/invoices/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** Cancels an issued invoice by a credit note; a repeated call creates no second one. */
export const POST = route(
  { auth: 'user', params: idParams, body: creditNoteSchema },
  async ({ actor, params, body }) => ({
    message: 'Credit note issued',
    data: await createCreditNote(actor, params.id, body.reason),
  }),
);
