import { type InferSchemaType, Schema } from 'mongoose';
import {
  DELIVERY_DAYS,
  DELIVERY_STATES,
  MAX_ERROR_LENGTH,
  WEBHOOK_EVENTS,
} from '@/lib/brokers/webhooks/constants';
import { defineModel } from '@/lib/platform/db/define-model';

/** One message to one webhook, and its own job with the time of the next attempt. A TTL index removes it. */
const webhookDeliverySchema = new Schema(
  {
    webhook: { type: Schema.Types.ObjectId, ref: 'Webhook', required: true },
    owner: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    event: { type: String, enum: WEBHOOK_EVENTS, required: true },
    /** webhook and event, so that it is stored once */
    key: { type: String, required: true },
    /** the message as sent, the same with each attempt */
    body: { type: String, required: true },
    state: { type: String, enum: DELIVERY_STATES, required: true, default: 'waiting' },
    attempts: { type: Number, required: true, default: 0 },
    /** time of the next attempt; later while a process sends it. Absent after the last */
    dueAt: Date,
    /** result of the last attempt */
    status: Number,
    error: { type: String, maxlength: MAX_ERROR_LENGTH },
    lastAt: Date,
  },
  { timestamps: { createdAt: true, updatedAt: false } },
);

webhookDeliverySchema.index({ key: 1 }, { unique: true });
webhookDeliverySchema.index({ owner: 1, createdAt: -1 });
webhookDeliverySchema.index({ webhook: 1, createdAt: -1 });
webhookDeliverySchema.index({ state: 1, dueAt: 1 });
webhookDeliverySchema.index({ createdAt: 1 }, { expireAfterSeconds: DELIVERY_DAYS * 24 * 3600 });

export type WebhookDeliveryRow = InferSchemaType<typeof webhookDeliverySchema>;
export const WebhookDelivery = defineModel<WebhookDeliveryRow>('WebhookDelivery', webhookDeliverySchema);
