import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';

export const TOKEN_PURPOSES = ['reset-password', 'verify-email'] as const;

/** A single-use token of a mailed link. Only a hash is stored, so a leaked database opens no account. */
const oneTimeTokenSchema = new Schema(
  {
    hash: { type: String, required: true },
    purpose: { type: String, enum: TOKEN_PURPOSES, required: true },
    user: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    /** the address that received the link, because it does not confirm a later one */
    emailKey: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { timestamps: { createdAt: true, updatedAt: false } },
);

oneTimeTokenSchema.index({ hash: 1 }, { unique: true });
oneTimeTokenSchema.index({ user: 1, purpose: 1 });
oneTimeTokenSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type OneTimeTokenRow = InferSchemaType<typeof oneTimeTokenSchema>;
export const OneTimeToken = defineModel<OneTimeTokenRow>('OneTimeToken', oneTimeTokenSchema);
