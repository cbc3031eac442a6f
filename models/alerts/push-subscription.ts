import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';
import { encryptedSchema } from '@/models/platform/encrypted';

/**
 * A browser that receives its owner's push messages: `user:<id>`, `guest:<guestID>` or `visitor:<hash of a cookie>`. Anyone who knows a subscription's endpoint
 * can send to it, so it is stored encrypted and looked up by its hash.
 */
const pushSubscriptionSchema = new Schema(
  {
    owner: { type: String, required: true },
    endpointHash: { type: String, required: true },
    /** JSON of the endpoint and keys, as sent by the browser */
    target: { type: encryptedSchema, required: true },
    /** session that created it; it receives nothing once that has ended */
    session: Schema.Types.ObjectId,
    userAgent: String,
  },
  { timestamps: { createdAt: true, updatedAt: false } },
);

pushSubscriptionSchema.index({ endpointHash: 1 }, { unique: true });
pushSubscriptionSchema.index({ owner: 1, createdAt: 1 });

export type PushSubscriptionRow = InferSchemaType<typeof pushSubscriptionSchema>;
export const PushSubscription = defineModel<PushSubscriptionRow>('PushSubscription', pushSubscriptionSchema);
