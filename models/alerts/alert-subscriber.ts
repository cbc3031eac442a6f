import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { encryptedSchema } from '@/models/platform/encrypted';

/**
 * A recipient of alerts. `owner` is `user:<id>`, with the account's address, or `mail:<address>` for people without one. The link in every mail opens all
 * searches of the row.
 */
const alertSubscriberSchema = new Schema(
  {
    owner: { type: String, required: true },
    /** recipient's address; absent for an account */
    email: String,
    /** page language of the last saved search; accounts have their own setting */
    language: { type: String, enum: LANGUAGES },
    tokenHash: { type: String, required: true },
    /** the token itself, for the next mail */
    token: { type: encryptedSchema, required: true },
    /** all alerts were stopped */
    stoppedAt: Date,
    /** instant alerts keep a minimum interval from it */
    lastSentAt: Date,
    /** consecutive mails refused permanently by the receiver's server */
    refusals: { type: Number, default: 0 },
  },
  { timestamps: true },
);

alertSubscriberSchema.index({ owner: 1 }, { unique: true });
alertSubscriberSchema.index({ tokenHash: 1 }, { unique: true });

export type AlertSubscriberRow = InferSchemaType<typeof alertSubscriberSchema>;
export const AlertSubscriber = defineModel<AlertSubscriberRow>('AlertSubscriber', alertSubscriberSchema);
