import { deleteNote } from '@/lib/contact-note/mutations';
import { noteParams } from '@/lib/contact-note/schema';
import { route } from '@/lib/http/route';

export const DELETE = route({ auth: { can: 'contacts' }, params: noteParams }, async ({ params, actor }) => {
  await deleteNote(params.id, params.note, actor);
  return { message: 'Note removed' };
});
