import { type InferSchemaType, Schema } from 'mongoose';
import { MAX_TERMS_LENGTH, TOKEN_STATES } from '@/lib/deals/tokens/constants';
import { defineModel } from '@/lib/platform/db/define-model';

/** A buyer's payment before the agreement, from the request to its receipt, refund or forfeiture. */
const dealTokenSchema = new Schema(
  {
    deal: { type: Schema.Types.ObjectId, required: true },
    owner: { type: Schema.Types.ObjectId, ref: 'User' },
    team: { type: Schema.Types.ObjectId, default: null },
    /** empty when the person was erased */
    payer: { type: String, default: '', maxlength: 160 },
    /** whole rupees */
    rupees: { type: Number, required: true, min: 1 },
    /** the account for the payment */
    upi: { type: String, required: true },
    upiName: { type: String, required: true },
    /** the UPI reference of our request, letters and digits */
    request: { type: String, required: true },
    /** the agreed refund terms */
    terms: { type: String, required: true, maxlength: MAX_TERMS_LENGTH },
    state: { type: String, enum: TOKEN_STATES, required: true },
    /** the payer's bank reference, entered by one person or sent by the gateway, and confirmed by another */
    reference: String,
    /** the Indian day of the payment */
    paidOn: String,
    enteredBy: Schema.Types.ObjectId,
    confirmedBy: Schema.Types.ObjectId,
    confirmedAt: Date,
    endReason: { type: String, maxlength: 300 },
    refundReference: String,
    endedBy: Schema.Types.ObjectId,
    endedAt: Date,
    /** from the payment gateway: its page, and processed events */
    link: String,
    events: { type: [String], default: undefined, select: false },
    /** inconsistencies reported by the gateway: a different sum, or money after the request was withdrawn */
    warning: String,
  },
  { timestamps: true },
);

dealTokenSchema.index({ deal: 1, createdAt: -1 });
dealTokenSchema.index({ owner: 1, team: 1 });
dealTokenSchema.index({ request: 1 }, { unique: true });
// unique, because one payment belongs to one token
dealTokenSchema.index(
  { reference: 1 },
  { unique: true, partialFilterExpression: { reference: { $exists: true } } },
);

export type DealTokenRow = InferSchemaType<typeof dealTokenSchema>;
export const DealToken = defineModel<DealTokenRow>('DealToken', dealTokenSchema);
