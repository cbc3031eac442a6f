import { type InferSchemaType, Schema } from 'mongoose';
import { LETTER_STATES, MAX_LETTER_LENGTH, MAX_SUBJECT_LENGTH } from '@/lib/brokers/letters/constants';
import { defineModel } from '@/lib/platform/db/define-model';
import { LANGUAGES } from '@/lib/platform/language/languages';

/** A broker's letter to one owner on one Monday. Also its own job, with the times of writing and sending. */
const ownerLetterSchema = new Schema(
  {
    lister: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    receiver: { type: Schema.Types.ObjectId, ref: 'LetterReceiver', required: true },
    /** the Monday, an Indian day: '2026-11-30' */
    week: { type: String, required: true },
    name: { type: String, default: '' },
    email: String,
    phone: String,
    language: { type: String, enum: LANGUAGES, required: true },
    properties: { type: [Schema.Types.ObjectId], required: true },
    /** absent until it is written */
    subject: { type: String, maxlength: MAX_SUBJECT_LENGTH },
    text: { type: String, maxlength: MAX_LETTER_LENGTH },
    state: { type: String, enum: LETTER_STATES, required: true, default: 'planned' },
    /** when it is sent unless its broker holds it */
    sendAt: { type: Date, required: true },
    /** time of the next step; later while a process does it. Absent after the last step */
    dueAt: Date,
    sentAt: Date,
    /** its WhatsApp text was opened */
    sharedAt: Date,
  },
  { timestamps: true },
);

ownerLetterSchema.index({ receiver: 1, week: 1 }, { unique: true });
ownerLetterSchema.index({ lister: 1, week: -1, _id: 1 });
ownerLetterSchema.index({ dueAt: 1 }, { sparse: true });
ownerLetterSchema.index({ createdAt: 1 });

export type OwnerLetterRow = InferSchemaType<typeof ownerLetterSchema>;
export const OwnerLetter = defineModel<OwnerLetterRow>('OwnerLetter', ownerLetterSchema);
