import { contactDto } from '@/lib/contacts/dto';
import { createContact, exportDirectory } from '@/lib/contacts/mutations';
import { contactExportSchema, newContactSchema } from '@/lib/contacts/schema';
import { route } from '@/lib/platform/http/route';
import { TABLE_TYPES } from '@/lib/platform/tabular/table-file';

/** Adds to the directory. `POST /api/contact` is the public enquiry form. */
export const POST = route(
  { auth: { can: 'contacts' }, body: newContactSchema, reply: { 201: contactDto } },
  async ({ body, actor }) => Response.json(await createContact(body, actor), { status: 201 }),
);

/** The directory as CSV, as a workbook or as vCards, with the filters of the list. */
export const GET = route(
  {
    auth: { can: 'export' },
    fresh: true,
    query: contactExportSchema,
    produces: ['text/csv', TABLE_TYPES.xlsx, 'text/vcard'],
  },
  ({ query, actor }) => exportDirectory(query, actor),
);
