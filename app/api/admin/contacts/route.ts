import { createContact, exportDirectory } from '@/lib/contacts/mutations';
import { contactExportSchema, contactInputSchema } from '@/lib/contacts/schema';
import { route } from '@/lib/platform/http/route';

/** Adds to the directory. `POST /api/contact` is the public enquiry form. */
export const POST = route({ auth: { can: 'contacts' }, body: contactInputSchema }, async ({ body, actor }) =>
  Response.json(await createContact(body, actor), { status: 201 }),
);

const TYPES = { csv: 'text/csv', vcf: 'text/vcard' };

/** The directory as CSV or as vCards, with the filters of the list. */
export const GET = route(
  { auth: { can: 'export' }, fresh: true, query: contactExportSchema, produces: Object.values(TYPES) },
  async ({ query, actor }) => {
    const body = await exportDirectory(query, actor);
    return new Response(body, {
      headers: {
        'content-type': `${TYPES[query.format]}; charset=utf-8`,
        'content-disposition': `attachment; filename="contacts.${query.format}"`,
      },
    });
  },
);
