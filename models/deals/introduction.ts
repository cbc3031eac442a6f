import { type InferSchemaType, Schema } from 'mongoose';
import {
  EVENT_KINDS,
  INTRODUCTION_STATES,
  MAX_EVENT_LENGTH,
  SIDES,
} from '@/lib/deals/introductions/constants';
import { defineModel } from '@/lib/platform/db/define-model';

/** The member of a firm who holds its side. */
const sideSchema = new Schema(
  {
    owner: { type: Schema.Types.ObjectId, default: null },
    team: { type: Schema.Types.ObjectId, default: null },
  },
  { _id: false },
);

/** Events are only appended, in the same write as the change that they report. */
const eventSchema = new Schema(
  {
    kind: { type: String, enum: EVENT_KINDS, required: true },
    /** absent for events reported by the site */
    side: { type: String, enum: SIDES },
    by: Schema.Types.ObjectId,
    at: { type: Date, required: true },
    text: { type: String, maxlength: MAX_EVENT_LENGTH },
    /** full commission in rupees, as stated by a firm */
    rupees: Number,
    /** for `left`, the reason why the listing is no longer available (lib/listings/lifecycle.ts) */
    left: String,
  },
  { _id: false },
);

/** A person whom one firm's broker has introduced to another firm's listing. Both firms see the row. */
const introductionSchema = new Schema(
  {
    offer: { type: Schema.Types.ObjectId, required: true },
    property: { type: Schema.Types.ObjectId, ref: 'Property', required: true },
    /** title at the introduction, because the listing may be deleted */
    propertyTitle: { type: String, required: true },
    lister: { type: sideSchema, required: true },
    bringer: { type: sideSchema, required: true },
    /** hundredths of a percent for the introducing firm; later changes of the offer do not affect it */
    share: { type: Number, required: true },
    /** version of the terms that both firms accepted */
    terms: { type: String, required: true },
    /** the client in the directory of the introducing firm */
    client: { type: Schema.Types.ObjectId, default: null },
    name: { type: String, default: '', maxlength: 120 },
    phone: { type: String, default: '', maxlength: 30 },
    email: { type: String, default: '', maxlength: 254 },
    /** phones and addresses in normal form (lib/contacts/rules.ts); absent once withdrawn or erased */
    personKeys: { type: [String], default: undefined, select: false },
    /** keys for finding the person for erasure; absent once erased */
    matchKeys: { type: [String], default: undefined, select: false },
    /** true if the listing firm sees the full number and address */
    isContactShared: { type: Boolean, default: false },
    isErased: Boolean,
    introducedAt: { type: Date, required: true },
    state: { type: String, enum: INTRODUCTION_STATES, required: true },
    disputedBy: { type: String, enum: SIDES },
    /** the last reported reason why the listing is no longer available */
    left: String,
    events: { type: [eventSchema], default: [] },
    demo: { type: Boolean, select: false },
  },
  { timestamps: true },
);

// unique, because only the first introduction of a person to a home counts
introductionSchema.index(
  { property: 1, personKeys: 1 },
  { unique: true, partialFilterExpression: { personKeys: { $exists: true } } },
);
introductionSchema.index({ matchKeys: 1 }, { sparse: true });
introductionSchema.index({ property: 1, state: 1 });
introductionSchema.index({ client: 1 });
introductionSchema.index({ 'lister.team': 1, 'lister.owner': 1, introducedAt: -1 });
introductionSchema.index({ 'lister.owner': 1, 'lister.team': 1, introducedAt: -1 });
introductionSchema.index({ 'bringer.team': 1, 'bringer.owner': 1, introducedAt: -1 });
introductionSchema.index({ 'bringer.owner': 1, 'bringer.team': 1, introducedAt: -1 });
introductionSchema.index({ 'events.by': 1 });

export type IntroductionRow = InferSchemaType<typeof introductionSchema>;
export const Introduction = defineModel<IntroductionRow>('Introduction', introductionSchema);
