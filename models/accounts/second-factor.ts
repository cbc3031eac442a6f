import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';
import { encryptedSchema } from '@/models/platform/encrypted';

/** The authenticator app and recovery codes of an account. Passkeys have separate rows. */
const secondFactorSchema = new Schema(
  {
    user: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    /** base32, encrypted; active once `totpSince` is set, until then awaiting its first code */
    totpSecret: encryptedSchema,
    totpSince: Date,
    totpLastUsedAt: Date,
    /** the 30-second step of the last used code; that step and earlier ones are not accepted again (RFC 6238, 5.2) */
    totpLastStep: { type: Number, default: 0 },
    recoverySalt: String,
    /** scrypt hashes of unused ones */
    recoveryHashes: { type: [String], default: [] },
  },
  { timestamps: true },
);

secondFactorSchema.index({ user: 1 }, { unique: true });

export type SecondFactorRow = InferSchemaType<typeof secondFactorSchema>;
export const SecondFactor = defineModel<SecondFactorRow>('SecondFactor', secondFactorSchema);
