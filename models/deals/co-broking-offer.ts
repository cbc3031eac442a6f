import { type InferSchemaType, Schema } from 'mongoose';
import { MAX_OFFER_NOTE, OFFER_STATES } from '@/lib/deals/offers/constants';
import { defineModel } from '@/lib/platform/db/define-model';

const changeSchema = new Schema(
  {
    state: { type: String, enum: OFFER_STATES, required: true },
    share: { type: Number, required: true },
    at: { type: Date, required: true },
    by: Schema.Types.ObjectId,
  },
  { _id: false },
);

/** A listing offered to brokers of other firms for a stated share of the commission. */
const coBrokingOfferSchema = new Schema(
  {
    property: { type: Schema.Types.ObjectId, ref: 'Property', required: true },
    title: { type: String, required: true },
    /** owner of the listing when it was offered */
    owner: { type: Schema.Types.ObjectId, ref: 'User', default: null },
    team: { type: Schema.Types.ObjectId, default: null },
    /** hundredths of a percent of the commission for the introducing firm */
    share: { type: Number, required: true, min: 1, max: 10_000 },
    note: { type: String, default: '', maxlength: MAX_OFFER_NOTE },
    state: { type: String, enum: OFFER_STATES, required: true },
    offeredAt: { type: Date, required: true },
    history: { type: [changeSchema], default: [] },
    demo: { type: Boolean, select: false },
  },
  { timestamps: true },
);

coBrokingOfferSchema.index({ property: 1 }, { unique: true });
coBrokingOfferSchema.index({ state: 1, offeredAt: -1 });
coBrokingOfferSchema.index({ team: 1, owner: 1, offeredAt: -1 });
coBrokingOfferSchema.index({ owner: 1, team: 1, offeredAt: -1 });

export type CoBrokingOfferRow = InferSchemaType<typeof coBrokingOfferSchema>;
export const CoBrokingOffer = defineModel<CoBrokingOfferRow>('CoBrokingOffer', coBrokingOfferSchema);
