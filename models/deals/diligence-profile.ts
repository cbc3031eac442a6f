import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';

/** Whether a firm is a reporting entity under the PMLA, and its principal officer. */
const diligenceProfileSchema = new Schema(
  {
    /** the team, or the account of a member without one */
    issuer: { type: Schema.Types.ObjectId, required: true },
    /** the account of the profile; absent for a team's */
    owner: { type: Schema.Types.ObjectId, ref: 'User' },
    isObliged: { type: Boolean, required: true },
    /** the account of the principal officer */
    officer: { type: Schema.Types.ObjectId, default: null },
  },
  { timestamps: true },
);

diligenceProfileSchema.index({ issuer: 1 }, { unique: true });
diligenceProfileSchema.index({ owner: 1 }, { sparse: true });

export type DiligenceProfileRow = InferSchemaType<typeof diligenceProfileSchema>;
export const DiligenceProfile = defineModel<DiligenceProfileRow>('DiligenceProfile', diligenceProfileSchema);
