import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';

/** A client's requirement, stored like a saved search as the list's own normalised query string. */
const requirementSchema = new Schema(
  {
    client: { type: Schema.Types.ObjectId, ref: 'Client', required: true },
    /** the client's owner and team */
    owner: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    team: { type: Schema.Types.ObjectId, default: null },
    query: { type: String, required: true, maxlength: 2000 },
    isPaused: { type: Boolean, default: false },
    /** true if homes that narrowly miss the budget or area match too */
    nearMisses: { type: Boolean, default: false },
    demo: { type: Boolean, select: false },
  },
  { timestamps: true },
);

requirementSchema.index({ client: 1, query: 1 }, { unique: true });
// changes since the index in memory was last updated
requirementSchema.index({ updatedAt: 1 });
requirementSchema.index({ owner: 1 });

export type RequirementRow = InferSchemaType<typeof requirementSchema>;
export const Requirement = defineModel<RequirementRow>('Requirement', requirementSchema);
