import { recordAudit } from '@/lib/audit/mutations';
import { exportCards, exportContacts } from '@/lib/contact/data';
import { createContact } from '@/lib/contact/mutations';
import { contactExportSchema, contactInputSchema } from '@/lib/contact/schema';
import { route } from '@/lib/http/route';

/** Adds to the directory. `POST /api/contact` is the public enquiry form. */
export const POST = route({ auth: 'admin', body: contactInputSchema }, async ({ body, session, ip }) =>
  Response.json(await createContact(body, { session, ip }), { status: 201 }),
);

const FORMATS = {
  csv: { body: exportContacts, type: 'text/csv', name: 'contacts.csv' },
  vcf: { body: exportCards, type: 'text/vcard', name: 'contacts.vcf' },
} as const;

/** The directory as CSV or as cards, with the filters of the list. On record before a row leaves. */
export const GET = route({ auth: 'admin', query: contactExportSchema }, async ({ query, session, ip }) => {
  const { format, ...search } = query;
  await recordAudit({ action: 'export', by: session, ip, details: { what: 'contacts', format } });
  const { body, type, name } = FORMATS[format];
  return new Response(body(search), {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': `attachment; filename="${name}"`,
    },
  });
});
