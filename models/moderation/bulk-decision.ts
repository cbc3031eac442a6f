import { type InferSchemaType, Schema } from 'mongoose';
import { BULK_MAILS, BULK_STATUSES } from '@/lib/moderation/bulk/constants';
import { DECISIONS } from '@/lib/moderation/constants';
import { OFFICE_ROLES } from '@/lib/platform/auth/roles';
import { defineModel } from '@/lib/platform/db/define-model';
import { bulkOrderFields } from '@/models/platform/bulk-order';

/** One decision about many listings (./bulk-item.ts): the order, its progress, and who works on it until when. */
const bulkDecisionSchema = new Schema(
  {
    ...bulkOrderFields,
    decision: { type: String, enum: DECISIONS.map(([key]) => key), required: true },
    reason: { type: String, default: '' },
    /** of the office's reasons (models/moderation/decision-reason.ts) */
    reasonKey: String,
    /** both in English, for the office; absent without a key */
    reasonShown: String,
    evidenceDate: { type: String, default: '' },
    /** number of listings */
    total: { type: Number, required: true },
    status: { type: String, enum: BULK_STATUSES, default: 'running' },
    /** number of decided items, and of those undone once it is being undone */
    cursor: { type: Number, default: 0 },
    /** number of listings that were decided */
    done: { type: Number, default: 0 },
    /** number of those that could not be decided, or not be undone */
    failed: { type: Number, default: 0 },
    finishedAt: Date,
    /** who asked for its undo */
    undoBy: {
      type: new Schema(
        {
          by: { type: Schema.Types.ObjectId, required: true },
          byName: { type: String, required: true },
          byRole: { type: String, required: true },
          byOffice: { type: String, enum: OFFICE_ROLES },
          ip: { type: String, default: '' },
        },
        { _id: false },
      ),
      default: undefined,
    },
    /** the mails to owners, held until it can no longer be undone */
    mails: { type: String, enum: BULK_MAILS },
  },
  { timestamps: true, versionKey: false },
);

bulkDecisionSchema.index({ createdAt: -1, _id: -1 });
bulkDecisionSchema.index({ by: 1, createdAt: -1 });
bulkDecisionSchema.index({ status: 1, leaseUntil: 1 });
bulkDecisionSchema.index({ mails: 1, undoUntil: 1 });
bulkDecisionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type BulkDecisionRecord = InferSchemaType<typeof bulkDecisionSchema>;
export const BulkDecision = defineModel<BulkDecisionRecord>('BulkDecision', bulkDecisionSchema);
