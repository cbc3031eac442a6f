import { type InferSchemaType, Schema } from 'mongoose';
import { MAX_REASON_LENGTH, REASONED } from '@/lib/moderation/reasons/constants';
import { defineModel } from '@/lib/platform/db/define-model';

const text = { type: String, trim: true, maxlength: MAX_REASON_LENGTH };

/** The office's reason for decisions on listings, either its own or a changed or hidden one of USUAL_REASONS. */
const decisionReasonSchema = new Schema(
  {
    /** key in USUAL_REASONS, or generated for a custom reason */
    key: { type: String, required: true },
    decision: { type: String, enum: REASONED, required: true },
    en: { ...text, required: true },
    mr: { ...text, default: '' },
    hi: { ...text, default: '' },
    /** true for a usual reason that is no longer offered */
    isHidden: { type: Boolean, default: false },
  },
  { timestamps: true },
);

decisionReasonSchema.index({ key: 1 }, { unique: true });

export type DecisionReasonRow = InferSchemaType<typeof decisionReasonSchema>;
export const DecisionReason = defineModel<DecisionReasonRow>('DecisionReason', decisionReasonSchema);
