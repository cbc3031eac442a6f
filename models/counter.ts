import mongoose, { type InferSchemaType, type Model, Schema } from 'mongoose';

/** The last number given of a sequence, one row each. */
const counterSchema = new Schema(
  { _id: { type: String, required: true }, value: { type: Number, required: true } },
  { versionKey: false },
);

export type CounterRow = InferSchemaType<typeof counterSchema>;
export const Counter: Model<CounterRow> =
  (mongoose.models.Counter as Model<CounterRow> | undefined) ??
  mongoose.model<CounterRow>('Counter', counterSchema);
