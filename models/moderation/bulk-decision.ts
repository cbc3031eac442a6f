import { type InferSchemaType, Schema } from 'mongoose';
import { BULK_MAILS, BULK_STATUSES } from '@/lib/moderation/bulk/constants';
import { DECISIONS } from '@/lib/moderation/constants';
import { OFFICE_ROLES } from '@/lib/platform/auth/roles';
import { defineModel } from '@/lib/platform/db/define-model';

/** One decision about many listings (./bulk-item.ts): the order, its progress, and who works on it until when. */
const bulkDecisionSchema = new Schema(
  {
    by: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    byName: { type: String, required: true },
    byRole: { type: String, required: true },
    /** the office role that acted; absent for an account without one, which has all permissions */
    byOffice: { type: String, enum: OFFICE_ROLES },
    ip: { type: String, default: '' },
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
    /** a stop was requested */
    stop: { type: Boolean, default: false },
    holder: String,
    leaseUntil: { type: Date, default: () => new Date(0) },
    message: String,
    finishedAt: Date,
    /** until then it can be undone, and the mails to owners are held */
    undoUntil: Date,
    mails: { type: String, enum: BULK_MAILS },
    expiresAt: { type: Date, required: true },
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
