import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';
import { CLAIM_TYPES } from '@/lib/teams/claims/constants';

/** The member of staff who is working on an item, one row per item. */
const claimSchema = new Schema(
  {
    /** `property:<id>` */
    _id: { type: String, required: true },
    type: { type: String, enum: CLAIM_TYPES, required: true },
    record: { type: Schema.Types.ObjectId, required: true },
    by: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    name: { type: String, required: true },
    until: { type: Date, required: true },
    /** for a takeover, the message to the previous holder */
    word: String,
  },
  { versionKey: false },
);

claimSchema.index({ by: 1 });
claimSchema.index({ type: 1, until: 1 });
claimSchema.index({ until: 1 }, { expireAfterSeconds: 0 });

export type ClaimRow = InferSchemaType<typeof claimSchema>;
export const Claim = defineModel<ClaimRow>('Claim', claimSchema);
