import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';

/** A single row, `whatsapp`, with the office's settings and its token's state. */
const channelStateSchema = new Schema(
  {
    _id: { type: String, required: true },
    /** ten-thousandths of a rupee per month; absent means no limit */
    monthlyLimit: Number,
    businessId: String,
    isTokenValid: Boolean,
    tokenExpiresAt: Date,
    checkedAt: Date,
    /** the last warning, so that each is mailed once: `expires:14`, `invalid` */
    warned: String,
    /** number of saves; an editor with an older version is refused */
    version: { type: Number, default: 0 },
  },
  { versionKey: false },
);

export type ChannelStateRow = InferSchemaType<typeof channelStateSchema>;
export const ChannelState = defineModel<ChannelStateRow>('ChannelState', channelStateSchema);
