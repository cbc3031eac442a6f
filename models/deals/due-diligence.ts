import { type InferSchemaType, Schema } from 'mongoose';
import { FUNDS, ID_KINDS, MAX_TEXT_LENGTH, RISKS, WATCH_LISTS } from '@/lib/deals/diligence/constants';
import { defineModel } from '@/lib/platform/db/define-model';

/** Record of seeing an original document: type, last four characters, by whom and when. The number itself is never stored. */
const identitySchema = new Schema(
  {
    party: { type: Schema.Types.ObjectId, required: true },
    /** as on that day: the record outlives the deal's own names */
    name: { type: String, required: true, maxlength: 120 },
    kind: { type: String, enum: ID_KINDS, required: true },
    lastFour: { type: String, required: true, maxlength: 4 },
    /** an Indian day */
    seenOn: { type: String, required: true },
    seenBy: { type: Schema.Types.ObjectId, required: true },
    /** name of the person who saw it */
    seenByName: { type: String, required: true },
  },
  { _id: false },
);

const checkSchema = new Schema(
  {
    list: { type: String, enum: WATCH_LISTS, required: true },
    checkedOn: { type: String, required: true },
    isFound: { type: Boolean, required: true },
  },
  { _id: false },
);

/** Due diligence of a deal under the PMLA, kept for five years after its end (docs/spec.md#due-diligence). */
const dueDiligenceSchema = new Schema(
  {
    deal: { type: Schema.Types.ObjectId, required: true },
    owner: { type: Schema.Types.ObjectId, ref: 'User', default: null },
    team: { type: Schema.Types.ObjectId, default: null },
    identities: { type: [identitySchema], default: [] },
    beneficialOwner: { type: String, default: '', maxlength: MAX_TEXT_LENGTH },
    funds: { type: [{ type: String, enum: FUNDS }], default: [] },
    fundsNote: { type: String, default: '', maxlength: MAX_TEXT_LENGTH },
    lists: { type: [checkSchema], default: [] },
    risk: { type: String, enum: RISKS },
    riskReason: { type: String, default: '', maxlength: MAX_TEXT_LENGTH },
    /** whole rupees; absent until entered */
    cash: Number,
  },
  { timestamps: true },
);

dueDiligenceSchema.index({ deal: 1 }, { unique: true });
dueDiligenceSchema.index({ owner: 1, team: 1 });

export type DueDiligenceRow = InferSchemaType<typeof dueDiligenceSchema>;
export const DueDiligence = defineModel<DueDiligenceRow>('DueDiligence', dueDiligenceSchema);
