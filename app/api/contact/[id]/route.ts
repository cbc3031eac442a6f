import { getContact } from '@/lib/contact/data';
import { updateContact } from '@/lib/contact/mutations';
import { contactUpdateSchema } from '@/lib/contact/schema';
import { changeContacts } from '@/lib/contact-bulk/mutations';
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
  const { id, done } = await changeContacts({ action: 'delete', ids: [params.id] }, actor);
  if (done === 0) throw notFound('Contact not found');
  return { message: 'Contact deleted', undo: id };
});
