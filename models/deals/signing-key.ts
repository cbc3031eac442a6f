import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';
import { encryptedSchema } from '@/models/platform/encrypted';

/** The key with which a firm signs documents. A firm gets the next one when a certificate ends. */
const signingKeySchema = new Schema(
  {
    /** a team, or a member without one */
    issuer: { type: Schema.Types.ObjectId, required: true },
    sequence: { type: Number, required: true },
    /** DER in base64 */
    certificate: { type: String, required: true },
    /** PKCS #8, encrypted (lib/platform/crypto/encrypt.ts) */
    privateKey: { type: encryptedSchema, required: true, select: false },
    notAfter: { type: Date, required: true },
  },
  { timestamps: true },
);

signingKeySchema.index({ issuer: 1, sequence: -1 }, { unique: true });
signingKeySchema.index({ 'privateKey.v': 1 });

export type SigningKeyRow = InferSchemaType<typeof signingKeySchema>;
export const SigningKey = defineModel<SigningKeyRow>('SigningKey', signingKeySchema);
