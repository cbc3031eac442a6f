import { recordAudit } from '@/lib/audit/mutations';
import { exportContacts } from '@/lib/contact/export';
import { createContact } from '@/lib/contact/mutations';
import { contactInputSchema, contactSearchSchema } from '@/lib/contact/schema';
import { route } from '@/lib/http/route';

/** Adds to the directory. `POST /api/contact` is the public enquiry form of the seed. */
export const POST = route({ auth: 'admin', body: contactInputSchema }, async ({ body, session, ip }) =>
  Response.json(await createContact(body, { session, ip }), { status: 201 }),
);

/** The directory as CSV, with the filters of the list. On record before a row leaves. */
export const GET = route({ auth: 'admin', query: contactSearchSchema }, async ({ query, session, ip }) => {
  await recordAudit({ action: 'export', by: session, ip, details: { what: 'contacts' } });
  return new Response(exportContacts(query), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="contacts.csv"',
    },
  });
});
