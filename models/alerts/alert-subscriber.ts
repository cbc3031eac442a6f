import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { encryptedSchema } from '@/models/platform/encrypted';

/**
 * A person who gets alerts. `owner` is `user:<id>`, whose address is that of the account, or `mail:<address>` of somebody without
 * one. The link in every mail opens all searches of the row.
 */
const alertSubscriberSchema = new Schema(
  {
    owner: { type: String, required: true },
    /** where mails go to; absent for an account */
    email: String,
    /** of the page on which the last search was saved; an account has its own */
    language: { type: String, enum: LANGUAGES },
    tokenHash: { type: String, required: true },
    /** the token itself, for the next mail */
    token: { type: encryptedSchema, required: true },
    /** all alerts were stopped */
    stoppedAt: Date,
    /** instant alerts keep a distance from it */
    lastSentAt: Date,
    /** mails in a row that the receiver's server refused for good */
    refusals: { type: Number, default: 0 },
  },
  { timestamps: true },
);

alertSubscriberSchema.index({ owner: 1 }, { unique: true });
alertSubscriberSchema.index({ tokenHash: 1 }, { unique: true });

export type AlertSubscriberRow = InferSchemaType<typeof alertSubscriberSchema>;
export const AlertSubscriber = defineModel<AlertSubscriberRow>('AlertSubscriber', alertSubscriberSchema);
