import mongoose, { type InferSchemaType, type Model, Schema } from 'mongoose';
import { FREQUENCIES } from '@/lib/saved-search/constants';

/** A search that its owner wants to hear of. `query` is the list's own query string, in one spelling for one search. */
const savedSearchSchema = new Schema(
  {
    subscriber: { type: Schema.Types.ObjectId, ref: 'AlertSubscriber', required: true },
    query: { type: String, required: true, maxlength: 4000 },
    frequency: { type: String, enum: FREQUENCIES, required: true },
    isPaused: { type: Boolean, default: false },
    /** absent until the mailed link was used; searches of an account have it from the start */
    confirmedAt: Date,
    /** whose hidden homes count (lib/auth/visitor.ts): the browser that saved it without an account */
    browser: String,
  },
  { timestamps: true },
);

savedSearchSchema.index({ subscriber: 1, query: 1 }, { unique: true });
// what has changed since the index in memory looked last
savedSearchSchema.index({ updatedAt: 1 });
savedSearchSchema.index({ browser: 1 }, { sparse: true });

export type SavedSearchRow = InferSchemaType<typeof savedSearchSchema>;
export const SavedSearch: Model<SavedSearchRow> =
  (mongoose.models.SavedSearch as Model<SavedSearchRow> | undefined) ??
  mongoose.model<SavedSearchRow>('SavedSearch', savedSearchSchema);
