import { Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';

/**
 * The log of public changes, one row for the entire site. Each write adds one to `seq` and one entry to `recent` in the same atomic update, so a reader that
 * knows `seq` n finds what it missed in the last `seq - n` entries, without gaps.
 */
export type InvalidationLogRow = { _id: string; seq: number; recent: string[][] };

const invalidationLogSchema = new Schema<InvalidationLogRow>(
  {
    _id: { type: String, required: true },
    seq: { type: Number, required: true },
    recent: { type: [[String]], default: [] },
  },
  { versionKey: false },
);

export const InvalidationLog = defineModel<InvalidationLogRow>('InvalidationLog', invalidationLogSchema, {
  collection: 'invalidation_log',
});
