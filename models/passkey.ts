import mongoose, { type InferSchemaType, type Model, Schema } from 'mongoose';

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
export const Passkey: Model<PasskeyRow> =
  (mongoose.models.Passkey as Model<PasskeyRow> | undefined) ??
  mongoose.model<PasskeyRow>('Passkey', passkeySchema);
