import { type InferSchemaType, Schema, Types } from 'mongoose';
import { BULK_MAILS, BULK_OUTCOMES, BULK_STATUSES } from '@/lib/moderation/bulk/constants';
import { DECISIONS } from '@/lib/moderation/constants';
import { defineModel } from '@/lib/platform/db/define-model';

/** One listing of a bulk decision. Its own `_id` becomes that of its entry in the audit log: it is decided once. */
const itemSchema = new Schema({
  property: { type: Schema.Types.ObjectId, ref: 'Property', required: true },
  /** as it was when it was chosen: the listing may be gone when somebody reads what came of it */
  title: { type: String, default: '' },
  /** the version that was looked at */
  version: Number,
  /** the state of the review that was looked at, and since when; null when there was none */
  review: Schema.Types.Mixed,
  /** what the listing was before this began to change it, and what it is to become */
  begun: {
    type: new Schema({ version: Number, from: String, to: String }, { _id: false }),
    default: undefined,
  },
  /** what the decision was about to change, for its undo */
  before: Schema.Types.Mixed,
  /** id of the entry in the audit log that takes it back */
  undo: { type: Schema.Types.ObjectId, default: () => new Types.ObjectId() },
  mailed: Boolean,
  attempts: Number,
  outcome: { type: String, enum: BULK_OUTCOMES },
  problem: String,
});

/** One decision about many listings: what was asked, how far it is, and who works on it until when. */
const bulkDecisionSchema = new Schema(
  {
    by: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    byName: { type: String, required: true },
    byRole: { type: String, required: true },
    ip: { type: String, default: '' },
    decision: { type: String, enum: DECISIONS.map(([key]) => key), required: true },
    reason: { type: String, default: '' },
    evidenceDate: { type: String, default: '' },
    items: { type: [itemSchema], required: true },
    status: { type: String, enum: BULK_STATUSES, default: 'running' },
    /** how many of the items were decided */
    cursor: { type: Number, default: 0 },
    /** somebody wants it to end */
    stop: { type: Boolean, default: false },
    holder: String,
    leaseUntil: { type: Date, default: () => new Date(0) },
    message: String,
    finishedAt: Date,
    /** until then it can be undone; the mails to the owners wait as long */
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
