import { getContact } from '@/lib/contact/data';
import { deleteContact, updateContact } from '@/lib/contact/mutations';
import { contactUpdateSchema } from '@/lib/contact/schema';
import { notFound } from '@/lib/errors';
import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';

/** The contact itself, without an envelope. */
export const GET = route({ auth: 'admin', params: idParams }, async ({ params }) => {
  const contact = await getContact(params.id);
  if (!contact) throw notFound('Contact not found');
  return contact;
});

export const PUT = route(
  { auth: 'admin', params: idParams, body: contactUpdateSchema },
  ({ params, body, session, ip }) => updateContact(params.id, body, { session, ip }),
);

export const DELETE = route({ auth: 'admin', params: idParams }, async ({ params, session, ip }) => {
  await deleteContact(params.id, { session, ip });
  return { message: 'Contact deleted' };
});
