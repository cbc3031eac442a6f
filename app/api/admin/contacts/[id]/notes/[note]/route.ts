import { deleteNote } from '@/lib/contacts/notes/mutations';
import { noteParams } from '@/lib/contacts/notes/schema';
import { messageDto } from '@/lib/platform/http/dto';
import { route } from '@/lib/platform/http/route';

export const DELETE = route(
  { auth: { can: 'contacts' }, params: noteParams, reply: messageDto },
  async ({ params, actor }) => {
    await deleteNote(params.id, params.note, actor);
    return { message: 'Note removed' };
  },
);
