import { z } from 'zod';
import { changeContacts } from '@/lib/contacts/bulk/mutations';
import { getContact } from '@/lib/contacts/data';
import { contactDto } from '@/lib/contacts/dto';
import { updateContact } from '@/lib/contacts/mutations';
import { contactUpdateSchema } from '@/lib/contacts/schema';
import { isUnderWay } from '@/lib/platform/bulk/constants';
import { notFound } from '@/lib/platform/errors';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** The contact itself, without a response envelope. */
export const GET = route(
  { auth: { can: 'read' }, params: idParams, reply: contactDto },
  async ({ params }) => {
    const contact = await getContact(params.id);
    if (!contact) throw notFound('Contact not found');
    return contact;
  },
);

export const PUT = route(
  { auth: { can: 'contacts' }, params: idParams, body: contactUpdateSchema, reply: contactDto },
  ({ params, body, actor }) => updateContact(params.id, body, actor),
);

export const DELETE = route(
  {
    auth: { can: 'contacts' },
    params: idParams,
    reply: z.strictObject({ message: z.string(), undo: z.string() }),
  },
  async ({ params, actor }) => {
    const { id, done, status } = await changeContacts({ action: 'delete', ids: [params.id] }, actor);
    if (done === 0 && !isUnderWay(status)) throw notFound('Contact not found');
    return { message: 'Contact deleted', undo: id };
  },
);
