import { type InferSchemaType, Schema, Types } from 'mongoose';
import { BULK_MAILS, BULK_OUTCOMES, BULK_STATUSES } from '@/lib/moderation/bulk/constants';
import { DECISIONS } from '@/lib/moderation/constants';
import { defineModel } from '@/lib/platform/db/define-model';

/** One listing of a bulk decision. Its `_id` becomes that of its audit entry: it is decided once. */
const itemSchema = new Schema({
  property: { type: Schema.Types.ObjectId, ref: 'Property', required: true },
  /** as when it was selected: the listing may be gone when the result is read */
  title: { type: String, default: '' },
  /** the version looked at */
  version: Number,
  /** the review state looked at, and its start; null if there was none */
  review: Schema.Types.Mixed,
  /** the listing before the change, and its target state */
  begun: {
    type: new Schema({ version: Number, from: String, to: String }, { _id: false }),
    default: undefined,
  },
  /** the fields about to be changed, for its undo */
  before: Schema.Types.Mixed,
  /** id of the audit entry of its undo */
  undo: { type: Schema.Types.ObjectId, default: () => new Types.ObjectId() },
  mailed: Boolean,
  attempts: Number,
  outcome: { type: String, enum: BULK_OUTCOMES },
  problem: String,
});

/** One decision about many listings: the order, its progress, and who works on it until when. */
const bulkDecisionSchema = new Schema(
  {
    by: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    byName: { type: String, required: true },
    byRole: { type: String, required: true },
    ip: { type: String, default: '' },
    decision: { type: String, enum: DECISIONS.map(([key]) => key), required: true },
    reason: { type: String, default: '' },
    /** of the office's reasons (models/moderation/decision-reason.ts) */
    reasonKey: String,
    /** both in English, for the office; absent without a key */
    reasonShown: String,
    evidenceDate: { type: String, default: '' },
    items: { type: [itemSchema], required: true },
    status: { type: String, enum: BULK_STATUSES, default: 'running' },
    /** number of decided items */
    cursor: { type: Number, default: 0 },
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
