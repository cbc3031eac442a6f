import mongoose, { type InferSchemaType, type Model, Schema } from 'mongoose';

/** The code that was sent to the number of an account last. */
const phoneCodeSchema = new Schema({
  user: { type: Schema.Types.ObjectId, ref: 'User', required: true },
  phone: { type: String, required: true },
  /** keyed with a secret from outside the database: six digits are guessed from a plain hash */
  hash: { type: String, required: true },
  expiresAt: { type: Date, required: true },
});

phoneCodeSchema.index({ user: 1 }, { unique: true });
phoneCodeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type PhoneCodeRow = InferSchemaType<typeof phoneCodeSchema>;
export const PhoneCode: Model<PhoneCodeRow> =
  (mongoose.models.PhoneCode as Model<PhoneCodeRow> | undefined) ??
  mongoose.model<PhoneCodeRow>('PhoneCode', phoneCodeSchema);
