import { contactDto } from '@/lib/contacts/dto';
import { mergeContacts } from '@/lib/contacts/merge/mutations';
import { contactMergeSchema } from '@/lib/contacts/merge/schema';
import { route } from '@/lib/platform/http/route';

export const POST = route(
  { auth: { can: 'contacts' }, body: contactMergeSchema, reply: contactDto },
  ({ body, actor }) => mergeContacts(body, actor),
);
