import { mergeContacts } from '@/lib/contact-merge/mutations';
import { contactMergeSchema } from '@/lib/contact-merge/schema';
import { route } from '@/lib/http/route';

/** Makes one contact of two. */
export const POST = route({ auth: { can: 'contacts' }, body: contactMergeSchema }, ({ body, actor }) =>
  mergeContacts(body, actor),
);
