import { createNote } from '@/lib/contact-note/mutations';
import { contactNoteSchema } from '@/lib/contact-note/schema';
import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';

export const POST = route(
  { auth: { can: 'contacts' }, params: idParams, body: contactNoteSchema },
  async ({ params, body, actor }) => Response.json(await createNote(params.id, body, actor), { status: 201 }),
);
