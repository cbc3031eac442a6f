import { getContact } from '@/lib/contact/data';
import { deleteContact, updateContact } from '@/lib/contact/mutations';
import { contactUpdateSchema } from '@/lib/contact/schema';
import { notFound } from '@/lib/errors';
import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';

/** The contact itself, without an envelope. */
export const GET = route({ auth: { can: 'read' }, params: idParams }, async ({ params }) => {
  const contact = await getContact(params.id);
  if (!contact) throw notFound('Contact not found');
  return contact;
});

export const PUT = route(
  { auth: { can: 'contacts' }, params: idParams, body: contactUpdateSchema },
  ({ params, body, actor }) => updateContact(params.id, body, actor),
);

export const DELETE = route({ auth: { can: 'contacts' }, params: idParams }, async ({ params, actor }) => {
  await deleteContact(params.id, actor);
  return { message: 'Contact deleted' };
});
