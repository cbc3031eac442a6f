import { getInvoice } from '@/lib/deals/invoices/data';
import { deleteInvoice } from '@/lib/deals/invoices/mutations';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const GET = route({ auth: 'user', params: idParams }, async ({ actor, params }) => ({
  data: await getInvoice(actor, params.id),
}));

/** Deletes a draft; an issued invoice cannot be deleted. */
export const DELETE = route({ auth: 'user', params: idParams }, async ({ actor, params }) => {
  await deleteInvoice(actor, params.id);
  return { message: 'Draft deleted' };
});
