import { type InferSchemaType, Schema, Types } from 'mongoose';
import { BULK_OUTCOMES } from '@/lib/moderation/bulk/constants';
import { defineModel } from '@/lib/platform/db/define-model';

/** One listing of a bulk decision. Its `_id` becomes that of its audit entry: it is decided once. */
const bulkItemSchema = new Schema(
  {
    bulk: { type: Schema.Types.ObjectId, ref: 'BulkDecision', required: true },
    /** position in the decision, from 0: its cursor */
    position: { type: Number, required: true },
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
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);

bulkItemSchema.index({ bulk: 1, position: 1 }, { unique: true });
bulkItemSchema.index({ bulk: 1, outcome: 1, position: 1 });
bulkItemSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type BulkItemRecord = InferSchemaType<typeof bulkItemSchema>;
export const BulkItem = defineModel<BulkItemRecord>('BulkItem', bulkItemSchema);
