import { type InferSchemaType, Schema } from 'mongoose';
import { CONSENT_KINDS } from '@/lib/channels/constants';
import { defineModel } from '@/lib/platform/db/define-model';

/** A template sent to all people who agreed to its kind. Its messages are separate rows, which wait for `startsAt`. */
const broadcastSchema = new Schema(
  {
    /** the client's retry key, so that the same request creates one */
    key: { type: String, required: true },
    name: { type: String, required: true },
    language: { type: String, required: true },
    text: { type: String, required: true },
    kind: { type: String, enum: CONSENT_KINDS, required: true },
    recipients: { type: Number, required: true },
    /** ten-thousandths of a rupee, as shown in the preview */
    cost: { type: Number, required: true },
    startsAt: { type: Date, required: true },
    /** the Indian day of `startsAt` until it is withdrawn, so that one message is sent once a day by all senders together */
    day: String,
    cancelledAt: Date,
    by: {
      type: new Schema(
        { id: { type: Schema.Types.ObjectId, ref: 'User' }, name: { type: String, required: true } },
        { _id: false },
      ),
      required: true,
    },
  },
  { timestamps: true },
);

broadcastSchema.index({ key: 1 }, { unique: true });
broadcastSchema.index(
  { day: 1, name: 1, language: 1, text: 1 },
  { unique: true, partialFilterExpression: { day: { $exists: true } }, name: 'once_a_day' },
);
broadcastSchema.index({ createdAt: -1 });
broadcastSchema.index({ 'by.id': 1 });

export type BroadcastRow = InferSchemaType<typeof broadcastSchema>;
export const Broadcast = defineModel<BroadcastRow>('Broadcast', broadcastSchema);
