import { type InferSchemaType, Schema } from 'mongoose';
import { WEBHOOK_EVENTS } from '@/lib/brokers/webhooks/constants';
import { defineModel } from '@/lib/platform/db/define-model';
import { encryptedSchema } from '@/models/platform/encrypted';

/** The address of a broker's own program that receives event messages. */
const webhookSchema = new Schema(
  {
    owner: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    url: { type: String, required: true, maxlength: 500 },
    events: { type: [{ type: String, enum: WEBHOOK_EVENTS }], required: true },
    /** signing key of messages; shown once */
    secret: { type: encryptedSchema, required: true },
    isActive: { type: Boolean, required: true, default: true },
  },
  { timestamps: { createdAt: true, updatedAt: false } },
);

webhookSchema.index({ owner: 1, createdAt: -1 });

export type WebhookRow = InferSchemaType<typeof webhookSchema>;
export const Webhook = defineModel<WebhookRow>('Webhook', webhookSchema);
