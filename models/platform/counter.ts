import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';

/** The last number assigned in each sequence. */
const counterSchema = new Schema(
  { _id: { type: String, required: true }, value: { type: Number, required: true } },
  { versionKey: false },
);

export type CounterRow = InferSchemaType<typeof counterSchema>;
export const Counter = defineModel<CounterRow>('Counter', counterSchema);
