import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';
import { encryptedSchema } from '@/models/platform/encrypted';

/**
 * An owner who gets a broker's Monday letters, with the letters' link and whether they were stopped. Outlives the listing, so that the stop remains if the
 * owner is entered again.
 */
const letterReceiverSchema = new Schema(
  {
    lister: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    /** hash of the address or number, which only the listing stores */
    key: { type: String, required: true },
    tokenHash: { type: String, required: true },
    /** the token itself, for the next letter */
    token: { type: encryptedSchema, required: true },
    stoppedAt: Date,
  },
  { timestamps: true },
);

letterReceiverSchema.index({ lister: 1, key: 1 }, { unique: true });
letterReceiverSchema.index({ tokenHash: 1 }, { unique: true });

export type LetterReceiverRow = InferSchemaType<typeof letterReceiverSchema>;
export const LetterReceiver = defineModel<LetterReceiverRow>('LetterReceiver', letterReceiverSchema);
