import { contactNoteDto } from '@/lib/contacts/notes/dto';
import { createNote } from '@/lib/contacts/notes/mutations';
import { contactNoteSchema } from '@/lib/contacts/notes/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const POST = route(
  { auth: { can: 'contacts' }, params: idParams, body: contactNoteSchema, reply: { 201: contactNoteDto } },
  async ({ params, body, actor }) => Response.json(await createNote(params.id, body, actor), { status: 201 }),
);
