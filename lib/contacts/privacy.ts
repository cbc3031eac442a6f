import 'server-only';
import { definePersonalData } from '@/lib/platform/db/personal-data';
import { Contact } from '@/models/contacts/contact';
import { exportNotes } from './notes/data';
import { eraseNoteAuthor } from './notes/mutations';

/** The directory belongs to the office; a person is in it as the owner of a contact and the author of notes. */
export const contactData = definePersonalData({
  area: 'contacts',
  until: ['request'],
  models: ['Contact', 'ContactNote'],
  collect: async ({ id }) => ({ contactNotes: await exportNotes(id) }),
  async erase({ id }) {
    await eraseNoteAuthor(id);
    await Contact.updateMany({ owner: id }, { $unset: { owner: 1 } });
  },
});
