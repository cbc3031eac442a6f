import { type InferSchemaType, Schema } from 'mongoose';
import {
  DEAL_KINDS,
  DEAL_STAGES,
  DOCUMENT_STATES,
  LOST_REASONS,
  MAX_NOTES_LENGTH,
  PARTY_ROLES,
  REMIND_DAYS,
} from '@/lib/deals/constants';
import { SIDES } from '@/lib/deals/introductions/constants';
import { defineModel } from '@/lib/platform/db/define-model';

/** A party of the deal, either a client of the member or a typed name. */
const partySchema = new Schema({
  role: { type: String, enum: PARTY_ROLES, required: true },
  client: { type: Schema.Types.ObjectId, default: null },
  /** empty for a client, whose name is read from the client, and for an erased person */
  name: { type: String, default: '', trim: true, maxlength: 120 },
  phone: { type: String, maxlength: 30 },
  email: { type: String, trim: true, maxlength: 254 },
  isErased: Boolean,
});

/** A paper's state, stored only if other than "missing". */
const documentSchema = new Schema(
  {
    key: { type: String, required: true },
    state: { type: String, enum: DOCUMENT_STATES, required: true },
    note: { type: String, default: '', maxlength: 300 },
    at: { type: Date, required: true },
  },
  { _id: false },
);

const dateSchema = new Schema({
  /** `2026-12-01`, a day in India */
  day: { type: String, required: true },
  what: { type: String, required: true, trim: true, maxlength: 160 },
  remindDays: { type: Number, enum: [...REMIND_DAYS, null], default: null },
  isDone: { type: Boolean, default: false },
  /** when its reminder is sent; later while a process sends it; absent once sent or if none is wanted */
  remindAt: Date,
});

const splitSchema = new Schema(
  {
    name: { type: String, default: '', trim: true, maxlength: 120 },
    /** the account, for a member */
    account: { type: Schema.Types.ObjectId, default: null },
    /** hundredths of a percent: 3333 is 33.33 % */
    share: { type: Number, required: true, min: 0, max: 10_000 },
  },
  { _id: false },
);

/** Either a sum or a percentage of the value. */
const commissionSchema = new Schema(
  {
    rupees: Number,
    /** hundredths of a percent */
    share: Number,
    splits: { type: [splitSchema], default: [] },
  },
  { _id: false },
);

const coBrokingSchema = new Schema(
  {
    introduction: { type: Schema.Types.ObjectId, required: true },
    /** share of the introducing firm in hundredths of a percent */
    share: { type: Number, required: true },
    /** side of the firm, because each firm has a separate deal */
    side: { type: String, enum: SIDES, required: true },
  },
  { _id: false },
);

const moveSchema = new Schema(
  {
    from: { type: String, enum: DEAL_STAGES },
    to: { type: String, enum: DEAL_STAGES, required: true },
    at: { type: Date, required: true },
    by: { type: Schema.Types.ObjectId },
  },
  { _id: false },
);

/** A purchase or tenancy on its way from an enquiry to registration. */
const dealSchema = new Schema(
  {
    /** the deal's member; null if the account was deleted and the team continues */
    owner: { type: Schema.Types.ObjectId, ref: 'User', default: null },
    team: { type: Schema.Types.ObjectId, default: null },
    title: { type: String, required: true, trim: true, maxlength: 160 },
    kind: { type: String, enum: DEAL_KINDS, required: true },
    stage: { type: String, enum: DEAL_STAGES, required: true, default: 'enquiry' },
    stageSince: { type: Date, required: true },
    lostReason: { type: String, enum: LOST_REASONS },
    lostNote: { type: String, maxlength: 500 },
    /** the day of registration, in India */
    closedOn: String,
    property: { type: Schema.Types.ObjectId, ref: 'Property', default: null },
    /** values at the start, because the listing may be deleted but the summary for MahaRERA needs them */
    propertyTitle: String,
    reraNumber: String,
    /** the lead from which it started (lib/enquiries/leads) */
    lead: { type: Schema.Types.ObjectId, default: null },
    /** whole rupees; monthly rent for a tenancy; 0 while unknown */
    value: { type: Number, default: 0 },
    parties: { type: [partySchema], default: [] },
    /** the parties' emails and phones in normal form (lib/contacts/rules.ts) */
    matchKeys: { type: [String], default: undefined, select: false },
    documents: { type: [documentSchema], default: [] },
    dates: { type: [dateSchema], default: [] },
    commission: commissionSchema,
    /** GST on the firm's commission at registration, in hundredths of a percent */
    gstShare: Number,
    /** a client introduced by one firm to the listing of another; absent in other deals */
    coBroking: { type: coBrokingSchema, default: undefined },
    notes: { type: String, default: '', maxlength: MAX_NOTES_LENGTH },
    moves: { type: [moveSchema], default: [] },
    /** reminders already sent: date, day and lead time (lib/deals/reminders) */
    reminded: { type: [String], default: undefined, select: false },
    /** keys of the words of the title, the listing and the parties (lib/platform/text/fold.ts) */
    terms: { type: [String], default: [], select: false },
    demo: { type: Boolean, select: false },
  },
  { timestamps: true },
);

dealSchema.index({ owner: 1, team: 1, stage: 1, stageSince: -1, _id: -1 });
dealSchema.index({ owner: 1, team: 1, stageSince: -1, _id: -1 });
dealSchema.index({ team: 1, stage: 1, stageSince: -1, _id: -1 });
dealSchema.index({ team: 1, stageSince: -1, _id: -1 });
dealSchema.index({ owner: 1, team: 1, closedOn: 1 });
dealSchema.index({ team: 1, closedOn: 1 });
dealSchema.index({ closedOn: 1, _id: 1 });
dealSchema.index({ 'dates.remindAt': 1 }, { sparse: true });
dealSchema.index({ terms: 1 });
dealSchema.index({ 'moves.by': 1 });
dealSchema.index({ matchKeys: 1 }, { sparse: true });
dealSchema.index({ 'parties.client': 1 }, { sparse: true });
dealSchema.index(
  { 'coBroking.introduction': 1, 'coBroking.side': 1 },
  { unique: true, partialFilterExpression: { 'coBroking.introduction': { $exists: true } } },
);

export type DealRow = InferSchemaType<typeof dealSchema>;
export const Deal = defineModel<DealRow>('Deal', dealSchema);
