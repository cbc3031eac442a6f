import { CONTACT_BULK_BYTES } from '@/lib/contacts/bulk/constants';
import { changeContacts } from '@/lib/contacts/bulk/mutations';
import { contactBulkSchema } from '@/lib/contacts/bulk/schema';
import { route } from '@/lib/platform/http/route';

/** Applies one action to several contacts; `id` undoes it. */
export const POST = route(
  { auth: { can: 'contacts' }, body: contactBulkSchema, bodyLimit: CONTACT_BULK_BYTES },
  ({ body, actor }) => changeContacts(body, actor),
);
