import { changeContacts } from '@/lib/contact-bulk/mutations';
import { contactBulkSchema } from '@/lib/contact-bulk/schema';
import { route } from '@/lib/http/route';

/** One action for several contacts; `id` undoes it. */
export const POST = route({ auth: { can: 'contacts' }, body: contactBulkSchema }, ({ body, actor }) =>
  changeContacts(body, actor),
);
