import { type InferSchemaType, Schema, Types } from 'mongoose';
import { OFFICE_ROLES } from '@/lib/platform/auth/roles';
import { BULK_CHANGE_STATUSES } from '@/lib/platform/bulk/constants';
import { defineModel } from '@/lib/platform/db/define-model';

/** One action for many records of a list (./bulk-change-item.ts): the order, its progress, and who works on it until when. */
const bulkChangeSchema = new Schema(
  {
    /** the list whose records are changed */
    kind: { type: String, required: true },
    action: { type: String, required: true },
    /** the same for all records, such as a tag */
    value: { type: String, default: '' },
    by: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    byName: { type: String, required: true },
    byRole: { type: String, required: true },
    /** the office role that acted; absent for an account without one, which has all permissions */
    byOffice: { type: String, enum: OFFICE_ROLES },
    ip: { type: String, default: '' },
    /** number of records of the present step */
    total: { type: Number, required: true },
    status: { type: String, enum: BULK_CHANGE_STATUSES, default: 'running' },
    cursor: { type: Number, default: 0 },
    /** number of records changed by the present step */
    done: { type: Number, default: 0 },
    /** number of records that were deleted or saved by somebody else meanwhile */
    failed: { type: Number, default: 0 },
    /** a stop was requested */
    stop: { type: Boolean, default: false },
    holder: String,
    leaseUntil: { type: Date, default: () => new Date(0) },
    message: String,
    /** id of the audit entry of its undo */
    undo: { type: Schema.Types.ObjectId, default: () => new Types.ObjectId() },
    /** until then it can be undone */
    undoUntil: Date,
    expiresAt: { type: Date, required: true },
  },
  { timestamps: true, versionKey: false },
);

bulkChangeSchema.index({ kind: 1, status: 1, leaseUntil: 1 });
bulkChangeSchema.index({ kind: 1, undoUntil: -1 });
bulkChangeSchema.index({ by: 1, kind: 1, createdAt: -1 });
bulkChangeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type BulkChangeRecord = InferSchemaType<typeof bulkChangeSchema>;
export const BulkChange = defineModel<BulkChangeRecord>('BulkChange', bulkChangeSchema);
