import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';

/** What a client looks for: a search as it is saved, the list's own query string in one spelling for one search. */
const requirementSchema = new Schema(
  {
    client: { type: Schema.Types.ObjectId, ref: 'Client', required: true },
    /** those of the client */
    owner: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    team: { type: Schema.Types.ObjectId, default: null },
    query: { type: String, required: true, maxlength: 2000 },
    isPaused: { type: Boolean, default: false },
    /** homes that miss the budget or the area by a little count too */
    nearMisses: { type: Boolean, default: false },
    demo: { type: Boolean, select: false },
  },
  { timestamps: true },
);

requirementSchema.index({ client: 1, query: 1 }, { unique: true });
// what has changed since the index in memory looked last
requirementSchema.index({ updatedAt: 1 });
requirementSchema.index({ owner: 1 });

export type RequirementRow = InferSchemaType<typeof requirementSchema>;
export const Requirement = defineModel<RequirementRow>('Requirement', requirementSchema);
