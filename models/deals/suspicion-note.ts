import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';
import { encryptedSchema } from '@/models/platform/encrypted';

/** A suspicion about a deal, readable only by the principal officer (PMLA 2002, section 12; PML Rules 2005, rule 8(5)). */
const suspicionNoteSchema = new Schema(
  {
    deal: { type: Schema.Types.ObjectId, required: true },
    owner: { type: Schema.Types.ObjectId, ref: 'User', default: null },
    team: { type: Schema.Types.ObjectId, default: null },
    text: { type: encryptedSchema, required: true, select: false },
    by: { type: Schema.Types.ObjectId, required: true },
    byName: { type: String, required: true, select: false },
  },
  { timestamps: true },
);

suspicionNoteSchema.index({ deal: 1, createdAt: 1 });
suspicionNoteSchema.index({ owner: 1, team: 1 });
suspicionNoteSchema.index({ 'text.v': 1 });

export type SuspicionNoteRow = InferSchemaType<typeof suspicionNoteSchema>;
export const SuspicionNote = defineModel<SuspicionNoteRow>('SuspicionNote', suspicionNoteSchema);
