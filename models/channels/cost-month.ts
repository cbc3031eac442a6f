import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';

/** Cost of an Indian month's messages so far, reserved before each is sent, so that no two exceed the limit together. */
const costMonthSchema = new Schema(
  {
    /** `2026-11` */
    _id: { type: String, required: true },
    /** in ten-thousandths of a rupee */
    spent: { type: Number, required: true, default: 0 },
  },
  { versionKey: false },
);

export type CostMonthRow = InferSchemaType<typeof costMonthSchema>;
export const CostMonth = defineModel<CostMonthRow>('CostMonth', costMonthSchema);
