import { changeContacts } from '@/lib/contacts/bulk/mutations';
import { contactBulkSchema } from '@/lib/contacts/bulk/schema';
import { BULK_CHANGE_BYTES } from '@/lib/platform/bulk/constants';
import { bulkChangeDto } from '@/lib/platform/bulk/dto';
import { route } from '@/lib/platform/http/route';
import { callingPageLanguage } from '@/lib/platform/language/of-request';

/** Applies one action to several contacts; `id` undoes it. */
export const POST = route(
  { auth: { can: 'contacts' }, body: contactBulkSchema, bodyLimit: BULK_CHANGE_BYTES, reply: bulkChangeDto },
  ({ body, actor, request }) => changeContacts(body, actor, callingPageLanguage(request.headers)),
);
