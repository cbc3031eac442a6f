import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';

/** One row, `whatsapp`: what the office has set about it, and how its token is. */
const channelStateSchema = new Schema(
  {
    _id: { type: String, required: true },
    /** ten-thousandths of a rupee in one month; absent: no limit */
    monthlyLimit: Number,
    businessId: String,
    isTokenValid: Boolean,
    /** absent: never */
    tokenExpiresAt: Date,
    checkedAt: Date,
    /** the last warning, so that each is mailed once: `expires:14`, `invalid` */
    warned: String,
    /** how many times the limit was saved: an editor that read an older one is refused */
    version: { type: Number, default: 0 },
  },
  { versionKey: false },
);

export type ChannelStateRow = InferSchemaType<typeof channelStateSchema>;
export const ChannelState = defineModel<ChannelStateRow>('ChannelState', channelStateSchema);
