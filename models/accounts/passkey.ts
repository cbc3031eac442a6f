import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';

/** One WebAuthn credential of an account: a public key, which opens nothing by itself. */
const passkeySchema = new Schema(
  {
    user: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    /** base64url, as browsers write it */
    credentialId: { type: String, required: true },
    /** COSE key, base64url */
    publicKey: { type: String, required: true },
    /** how often it was used, where the authenticator counts: a smaller one is a copy */
    counter: { type: Number, required: true },
    transports: { type: [String], default: [] },
    /** as its owner calls it */
    name: { type: String, required: true, maxlength: 60 },
    /** it is on all devices of its owner, not on one */
    isSynced: { type: Boolean, default: false },
    lastUsedAt: Date,
  },
  { timestamps: { createdAt: true, updatedAt: false } },
);

passkeySchema.index({ credentialId: 1 }, { unique: true });
passkeySchema.index({ user: 1, createdAt: 1 });

export type PasskeyRow = InferSchemaType<typeof passkeySchema>;
export const Passkey = defineModel<PasskeyRow>('Passkey', passkeySchema);
