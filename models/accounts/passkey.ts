import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';

/** A WebAuthn credential of an account, which is a public key that grants nothing by itself. */
const passkeySchema = new Schema(
  {
    user: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    /** base64url, as browsers send it */
    credentialId: { type: String, required: true },
    /** COSE key, base64url */
    publicKey: { type: String, required: true },
    /** signature counter, if the authenticator has one; a lower one means a copy */
    counter: { type: Number, required: true },
    transports: { type: [String], default: [] },
    /** name given by its owner */
    name: { type: String, required: true, maxlength: 60 },
    /** true if it is synced to all the owner's devices */
    isSynced: { type: Boolean, default: false },
    lastUsedAt: Date,
  },
  { timestamps: { createdAt: true, updatedAt: false } },
);

passkeySchema.index({ credentialId: 1 }, { unique: true });
passkeySchema.index({ user: 1, createdAt: 1 });

export type PasskeyRow = InferSchemaType<typeof passkeySchema>;
export const Passkey = defineModel<PasskeyRow>('Passkey', passkeySchema);
