import { CONTACT_BULK_MAX } from '@/lib/contacts/bulk/constants';
import { listMatchingContacts } from '@/lib/contacts/data';
import { contactSearchSchema } from '@/lib/contacts/schema';
import { route } from '@/lib/platform/http/route';

/** All contacts of the filtered directory, for one action about them. */
export const GET = route({ auth: { can: 'contacts' }, query: contactSearchSchema }, ({ query }) =>
  listMatchingContacts(query, CONTACT_BULK_MAX),
);
