import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';

/** The last code sent to an account's number. */
const phoneCodeSchema = new Schema({
  user: { type: Schema.Types.ObjectId, ref: 'User', required: true },
  phone: { type: String, required: true },
  /** keyed with a secret from outside the database, because six digits are easily guessed from a plain hash */
  hash: { type: String, required: true },
  expiresAt: { type: Date, required: true },
});

phoneCodeSchema.index({ user: 1 }, { unique: true });
phoneCodeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type PhoneCodeRow = InferSchemaType<typeof phoneCodeSchema>;
export const PhoneCode = defineModel<PhoneCodeRow>('PhoneCode', phoneCodeSchema);
