import { type InferSchemaType, Schema } from 'mongoose';
import { LIST_KEYS, MAX_VIEW_NAME } from '@/lib/office/lists/constants';
import { defineModel } from '@/lib/platform/db/define-model';

/** A saved view of an office list: filters, order, columns and rows per page, under a name. */
const savedViewSchema = new Schema(
  {
    list: { type: String, enum: LIST_KEYS, required: true },
    name: { type: String, required: true, maxlength: MAX_VIEW_NAME },
    /** as in the list's address */
    query: { type: String, default: '', maxlength: 1000 },
    owner: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    /** true if all office staff see it */
    isShared: { type: Boolean, default: false },
  },
  { timestamps: true, versionKey: false },
);

savedViewSchema.index({ owner: 1, list: 1, isShared: 1, name: 1 }, { unique: true });
savedViewSchema.index({ list: 1, isShared: 1, name: 1 });

export type SavedViewRow = InferSchemaType<typeof savedViewSchema>;
export const SavedView = defineModel<SavedViewRow>('SavedView', savedViewSchema);
