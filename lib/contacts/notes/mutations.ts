import 'server-only';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { AdminActor } from '@/lib/platform/auth/actor';
import { createOnce } from '@/lib/platform/db/create-once';
import { op } from '@/lib/platform/db/operators';
import { notFound } from '@/lib/platform/errors';
import { Contact } from '@/models/contacts/contact';
import { ContactNote } from '@/models/contacts/contact-note';
import { withMerged } from './data';
import type { ContactNoteDto } from './dto';
import type { ContactNoteInput } from './schema';

const audit = (actor: AdminActor<'contacts'>, id: string, kind: string, day: string) =>
  recordAudit({
    action: 'contact.write',
    by: actor,
    target: { type: 'contact', id },
    details: { kind, day },
  });

export async function createNote(
  id: string,
  input: ContactNoteInput,
  actor: AdminActor<'contacts'>,
): Promise<ContactNoteDto> {
  if (!(await Contact.exists({ _id: id }))) throw notFound('Contact not found');
  const { day, text } = input;
  const by = { by: actor.userId, byName: actor.name };
  const { row, isNew } = await createOnce(ContactNote, `${actor.userId} ${id}`, input, (_id) =>
    ContactNote.create({ _id, contact: id, day, text, ...by, at: new Date() }),
  );
  if (isNew) await audit(actor, id, 'note', day);
  return { id: String(row._id), day, text, by: actor.name };
}

export async function deleteNote(id: string, note: string, actor: AdminActor<'contacts'>): Promise<void> {
  const contact = op.in(await withMerged(id));
  const row = await ContactNote.findOneAndDelete({ _id: note, contact }).lean();
  if (!row) throw notFound('Note not found');
  await audit(actor, id, 'note removed', row.day);
}

/** A person's notes stay with the contact, without the author's name. */
export async function eraseNoteAuthor(by: string): Promise<void> {
  await ContactNote.updateMany({ by }, { $set: { byName: '' }, $unset: { by: 1 } });
}
