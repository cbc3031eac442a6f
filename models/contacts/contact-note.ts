import { type InferSchemaType, Schema } from 'mongoose';
import { MAX_NOTE_LENGTH } from '@/lib/contacts/notes/constants';
import { defineModel } from '@/lib/platform/db/define-model';

/** The office's dated note about a contact, such as a call, a promise or a wish. */
const contactNoteSchema = new Schema(
  {
    contact: { type: Schema.Types.ObjectId, ref: 'Contact', required: true },
    /** `2026-12-01`, a day in India */
    day: { type: String, required: true },
    text: { type: String, required: true, trim: true, maxlength: MAX_NOTE_LENGTH },
    /** absent if the account was deleted */
    by: { type: Schema.Types.ObjectId, ref: 'User' },
    byName: { type: String, default: '' },
    at: { type: Date, required: true },
    demo: { type: Boolean, select: false },
  },
  { versionKey: false },
);

contactNoteSchema.index({ contact: 1, day: -1, _id: -1 });
contactNoteSchema.index({ by: 1 }, { sparse: true });

export type ContactNoteRow = InferSchemaType<typeof contactNoteSchema>;
export const ContactNote = defineModel<ContactNoteRow>('ContactNote', contactNoteSchema);
