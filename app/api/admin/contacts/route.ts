import { createContact } from '@/lib/contact/mutations';
import { contactInputSchema } from '@/lib/contact/schema';
import { route } from '@/lib/http/route';

/** Adds to the directory. `POST /api/contact` is the public enquiry form of the seed. */
export const POST = route({ auth: 'admin', body: contactInputSchema }, async ({ body, session, ip }) =>
  Response.json(await createContact(body, { session, ip }), { status: 201 }),
);
