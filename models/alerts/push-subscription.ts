import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';
import { encryptedSchema } from '@/models/platform/encrypted';

/**
 * A browser that gets messages of its owner: `user:<id>`, `guest:<guestID>` or `visitor:<hash of a cookie>`. Who knows the address
 * of a subscription can send to it, so it is stored encrypted and found by its hash.
 */
const pushSubscriptionSchema = new Schema(
  {
    owner: { type: String, required: true },
    endpointHash: { type: String, required: true },
    /** JSON of the address and the keys, as the browser gave them */
    target: { type: encryptedSchema, required: true },
    /** the session that it was made in: it gets nothing when that has ended */
    session: Schema.Types.ObjectId,
    userAgent: String,
  },
  { timestamps: { createdAt: true, updatedAt: false } },
);

pushSubscriptionSchema.index({ endpointHash: 1 }, { unique: true });
pushSubscriptionSchema.index({ owner: 1, createdAt: 1 });

export type PushSubscriptionRow = InferSchemaType<typeof pushSubscriptionSchema>;
export const PushSubscription = defineModel<PushSubscriptionRow>('PushSubscription', pushSubscriptionSchema);
