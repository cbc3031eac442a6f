import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';
import { MAX_BUSY_NOTE_LENGTH } from '@/lib/visits/busy-times/constants';

/** Hours or a full day on which a member shows no homes. */
const busyTimeSchema = new Schema(
  {
    user: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    start: { type: Date, required: true },
    end: { type: Date, required: true },
    note: { type: String, default: '', trim: true, maxlength: MAX_BUSY_NOTE_LENGTH },
  },
  { timestamps: { createdAt: true, updatedAt: false } },
);

busyTimeSchema.index({ user: 1, end: 1 });
busyTimeSchema.index({ end: 1 });

export type BusyTimeRow = InferSchemaType<typeof busyTimeSchema>;
export const BusyTime = defineModel<BusyTimeRow>('BusyTime', busyTimeSchema);
