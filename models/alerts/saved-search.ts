import { type InferSchemaType, Schema } from 'mongoose';
import { FREQUENCIES } from '@/lib/alerts/saved-searches/constants';
import { defineModel } from '@/lib/platform/db/define-model';

/** A search that its owner wants to hear of. `query` is the list's own query string, in one spelling for one search. */
const savedSearchSchema = new Schema(
  {
    subscriber: { type: Schema.Types.ObjectId, ref: 'AlertSubscriber', required: true },
    query: { type: String, required: true, maxlength: 4000 },
    frequency: { type: String, enum: FREQUENCIES, required: true },
    isPaused: { type: Boolean, default: false },
    /** absent until the mailed link was used; searches of an account have it from the start */
    confirmedAt: Date,
    /** whose hidden homes count (lib/platform/auth/visitor.ts): the browser that saved it without an account */
    browser: String,
  },
  { timestamps: true },
);

savedSearchSchema.index({ subscriber: 1, query: 1 }, { unique: true });
// what has changed since the index in memory looked last
savedSearchSchema.index({ updatedAt: 1 });
savedSearchSchema.index({ browser: 1 }, { sparse: true });

export type SavedSearchRow = InferSchemaType<typeof savedSearchSchema>;
export const SavedSearch = defineModel<SavedSearchRow>('SavedSearch', savedSearchSchema);
