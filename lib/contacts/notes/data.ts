import 'server-only';
import { op } from '@/lib/platform/db/operators';
import { ContactMerge } from '@/models/contacts/contact-merge';
import { ContactNote } from '@/models/contacts/contact-note';
import type { ContactNoteDto } from './dto';

/** Chains of merges are followed this far; a longer one is an error in the data. */
const MAX_MERGE_STEPS = 10;
const MAX_SHOWN = 200;

/** Ids of the contact and those merged into it, whose records are about the same person. */
export async function withMerged(id: string): Promise<string[]> {
  const all = [id];
  let last = [id];
  for (let step = 0; step < MAX_MERGE_STEPS && last.length > 0; step++) {
    const kept = op.in(last);
    const merges = await ContactMerge.find({ kept, done: true, undoneAt: null }, { gone: 1 }).lean();
    last = merges.map(({ gone }) => String(gone)).filter((value) => !all.includes(value));
    all.push(...last);
  }
  return all;
}

/** The notes about contacts, latest day first. */
export async function listNotes(contacts: readonly string[]): Promise<ContactNoteDto[]> {
  const rows = await ContactNote.find({ contact: op.in(contacts) })
    .sort({ day: -1, _id: -1 })
    .limit(MAX_SHOWN)
    .lean();
  return rows.map(({ _id, day, text, byName }) => ({ id: String(_id), day, text, by: byName }));
}

export async function exportNotes(by: string) {
  return ContactNote.find({ by }, { _id: 0, day: 1, text: 1, at: 1 }).lean();
}
