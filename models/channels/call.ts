import { type InferSchemaType, Schema } from 'mongoose';
import { CALL_STATES } from '@/lib/channels/calls/constants';
import { defineModel } from '@/lib/platform/db/define-model';

/** A call by the cloud telephony, from a person or to one. */
const callSchema = new Schema(
  {
    /** the provider's id */
    sid: { type: String, required: true },
    direction: { type: String, enum: ['in', 'out'], required: true },
    /** E.164, of the person */
    phone: { type: String, required: true },
    lead: { type: Schema.Types.ObjectId, ref: 'Lead' },
    /** the calling member of staff */
    by: {
      type: new Schema(
        { id: { type: Schema.Types.ObjectId, ref: 'User' }, name: { type: String, required: true } },
        { _id: false },
      ),
      default: undefined,
    },
    state: { type: String, enum: CALL_STATES, required: true },
    rank: { type: Number, required: true },
    at: { type: Date, required: true },
    seconds: Number,
    /** the provider's address; removed when it expires */
    recordingUrl: String,
    recordingUntil: Date,
  },
  { timestamps: true },
);

callSchema.index({ sid: 1 }, { unique: true });
callSchema.index({ lead: 1, at: 1 });
callSchema.index({ phone: 1, at: -1 });
callSchema.index({ direction: 1, state: 1, at: -1 });
callSchema.index({ recordingUntil: 1 }, { sparse: true });
callSchema.index({ 'by.id': 1 }, { sparse: true });
callSchema.index({ at: 1 });

export type CallRow = InferSchemaType<typeof callSchema>;
export const Call = defineModel<CallRow>('Call', callSchema);
