import { type InferSchemaType, Schema } from 'mongoose';
import { FREQUENCIES } from '@/lib/alerts/saved-searches/constants';
import { defineModel } from '@/lib/platform/db/define-model';

/** A search with alerts. `query` is the list's own query string, normalised so that each search has one. */
const savedSearchSchema = new Schema(
  {
    subscriber: { type: Schema.Types.ObjectId, ref: 'AlertSubscriber', required: true },
    query: { type: String, required: true, maxlength: 4000 },
    frequency: { type: String, enum: FREQUENCIES, required: true },
    isPaused: { type: Boolean, default: false },
    /** absent until the mailed link was used; set from the start for accounts */
    confirmedAt: Date,
    /** browser that saved the search without an account; its hidden homes are excluded (lib/platform/auth/visitor.ts) */
    browser: String,
  },
  { timestamps: true },
);

savedSearchSchema.index({ subscriber: 1, query: 1 }, { unique: true });
// changes since the index in memory was last updated
savedSearchSchema.index({ updatedAt: 1 });
savedSearchSchema.index({ browser: 1 }, { sparse: true });

export type SavedSearchRow = InferSchemaType<typeof savedSearchSchema>;
export const SavedSearch = defineModel<SavedSearchRow>('SavedSearch', savedSearchSchema);
