import { type InferSchemaType, Schema, Types } from 'mongoose';
import { BULK_CHANGE_OUTCOMES } from '@/lib/platform/bulk/constants';
import { defineModel } from '@/lib/platform/db/define-model';

/** One record of a bulk change. It expires with its stored state as soon as the change can no longer be undone. */
const bulkChangeItemSchema = new Schema(
  {
    bulk: { type: Schema.Types.ObjectId, ref: 'BulkChange', required: true },
    /** position in the change, from 0, used as its cursor */
    position: { type: Number, required: true },
    target: { type: Schema.Types.ObjectId, required: true },
    /** the record's own value, such as its new assignee */
    value: { type: String, default: '' },
    /** title at selection, because the record may be gone when the result is read */
    title: String,
    /** data of the kind about the record, such as its version at selection */
    detail: Schema.Types.Mixed,
    /** state for the undo, written before the change; without an outcome, the change may have been made */
    before: Schema.Types.Mixed,
    outcome: { type: String, enum: BULK_CHANGE_OUTCOMES },
    /** the reason why it was not changed, or not restored */
    problem: String,
    attempts: Number,
    /** id of its undo's audit entry, for kinds that write one for each record */
    undo: { type: Schema.Types.ObjectId, default: () => new Types.ObjectId() },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, minimize: false },
);

bulkChangeItemSchema.index({ bulk: 1, position: 1 }, { unique: true });
bulkChangeItemSchema.index({ bulk: 1, outcome: 1, position: 1 });
bulkChangeItemSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type BulkChangeItemRecord = InferSchemaType<typeof bulkChangeItemSchema>;
export const BulkChangeItem = defineModel<BulkChangeItemRecord>('BulkChangeItem', bulkChangeItemSchema);
