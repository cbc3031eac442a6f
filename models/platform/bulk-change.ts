import { type InferSchemaType, Schema, Types } from 'mongoose';
import { BULK_CHANGE_STATUSES } from '@/lib/platform/bulk/constants';
import { defineModel } from '@/lib/platform/db/define-model';
import { bulkOrderFields } from './bulk-order';

/** One action on many records of a list (./bulk-change-item.ts), with its progress and current lease. */
const bulkChangeSchema = new Schema(
  {
    ...bulkOrderFields,
    /** list whose records are changed */
    kind: { type: String, required: true },
    action: { type: String, required: true },
    /** a value shared by all records, such as a tag */
    value: { type: String, default: '' },
    /** data of the kind about the order */
    detail: Schema.Types.Mixed,
    /** number of records of the current step */
    total: { type: Number, required: true },
    status: { type: String, enum: BULK_CHANGE_STATUSES, default: 'running' },
    cursor: { type: Number, default: 0 },
    /** number of records changed by the current step */
    done: { type: Number, default: 0 },
    /** number of records deleted or saved by others in the meantime */
    failed: { type: Number, default: 0 },
    finishedAt: Date,
    /** number of records each person received, until their mail is sent */
    handed: {
      type: [new Schema({ to: Schema.Types.ObjectId, count: Number }, { _id: false })],
      default: undefined,
    },
    /** id of its undo's audit entry */
    undo: { type: Schema.Types.ObjectId, default: () => new Types.ObjectId() },
  },
  { timestamps: true, versionKey: false },
);

bulkChangeSchema.index({ kind: 1, status: 1, leaseUntil: 1 });
bulkChangeSchema.index({ status: 1, leaseUntil: 1 });
bulkChangeSchema.index({ kind: 1, undoUntil: -1 });
bulkChangeSchema.index({ kind: 1, createdAt: -1, _id: -1 });
bulkChangeSchema.index({ by: 1, kind: 1, createdAt: -1 });
bulkChangeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type BulkChangeRecord = InferSchemaType<typeof bulkChangeSchema>;
export const BulkChange = defineModel<BulkChangeRecord>('BulkChange', bulkChangeSchema);
