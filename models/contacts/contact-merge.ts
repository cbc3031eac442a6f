import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';

/** Two merged contacts with author, time and earlier versions, for the history and the undo. */
const contactMergeSchema = new Schema(
  {
    kept: { type: Schema.Types.ObjectId, required: true },
    gone: { type: Schema.Types.ObjectId, required: true },
    /** complete rows of the directory */
    keptBefore: { type: Schema.Types.Mixed, required: true },
    goneBefore: { type: Schema.Types.Mixed, required: true },
    /** version of the kept contact after the merge; a different one means a later change */
    version: { type: Number, required: true },
    by: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    byName: { type: String, required: true },
    at: { type: Date, required: true },
    /** set after both writes; without it the merge did not happen */
    done: { type: Boolean, default: false },
    undoneAt: Date,
    undoneBy: String,
  },
  { versionKey: false, minimize: false },
);

contactMergeSchema.index({ kept: 1, at: -1 });
contactMergeSchema.index({ gone: 1, at: -1 });

export type ContactMergeRow = InferSchemaType<typeof contactMergeSchema>;
export const ContactMerge = defineModel<ContactMergeRow>('ContactMerge', contactMergeSchema);
