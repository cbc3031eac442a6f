import { z } from 'zod';
import { listMatchingContacts } from '@/lib/contacts/data';
import { contactSearchSchema } from '@/lib/contacts/schema';
import { BULK_CHANGE_MAX } from '@/lib/platform/bulk/constants';
import { route } from '@/lib/platform/http/route';

export const GET = route(
  {
    auth: { can: 'contacts' },
    query: contactSearchSchema,
    reply: z.strictObject({ total: z.number(), items: z.array(z.strictObject({ id: z.string() })) }),
  },
  ({ query }) => listMatchingContacts(query, BULK_CHANGE_MAX),
);
