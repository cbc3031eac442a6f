import { type InferSchemaType, Schema } from 'mongoose';
import {
  LEAD_NOTE_KINDS,
  LEAD_SOURCES,
  LEAD_STATES,
  LOST_REASONS,
  MAX_NOTE_LENGTH,
  MAX_STEP_LENGTH,
} from '@/lib/enquiries/leads/constants';
import { defineModel } from '@/lib/platform/db/define-model';

const sourceSchema = new Schema(
  {
    kind: { type: String, enum: LEAD_SOURCES, required: true },
    /** its source record, such as `enquiry:65f…`, recorded once */
    ref: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { _id: false },
);

const noteSchema = new Schema(
  {
    kind: { type: String, enum: LEAD_NOTE_KINDS, required: true },
    text: { type: String, default: '', maxlength: MAX_NOTE_LENGTH },
    /** the name at that time; the account is erased with the person */
    by: { type: String, required: true },
    byId: { type: Schema.Types.ObjectId, ref: 'User' },
    at: { type: Date, required: true },
  },
  { _id: false },
);

const stepSchema = new Schema(
  { text: { type: String, required: true, maxlength: MAX_STEP_LENGTH }, at: { type: Date, required: true } },
  { _id: false },
);

const handoverSchema = new Schema(
  {
    from: { type: Schema.Types.ObjectId, ref: 'User' },
    to: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    at: { type: Date, required: true },
  },
  { _id: false },
);

/** The assignment by a team's rules (lib/enquiries/assignment). */
const assignmentSchema = new Schema(
  {
    /** time of assignment to the current assignee */
    at: { type: Date, required: true },
    /** start of the wait; a new wait has no passed members */
    since: { type: Date, required: true },
    /** members who have let this wait pass */
    passed: { type: [Schema.Types.ObjectId], default: [] },
    handedOverAt: Date,
    handovers: { type: [handoverSchema], default: [] },
  },
  { _id: false },
);

/** One person's interest in one listing, from the first tap to the deal, with all of its sources in one row. */
const leadSchema = new Schema(
  {
    /** listing and person; unique, so that all sources end up in one row */
    key: { type: String, required: true },
    property: { type: Schema.Types.ObjectId, ref: 'Property' },
    propertyTitle: String,
    /** the lister who receives it; absent means the agency */
    owner: { type: Schema.Types.ObjectId, ref: 'User' },
    /** the lead's team (lib/teams) */
    team: { type: Schema.Types.ObjectId, ref: 'Team' },
    assignee: { type: Schema.Types.ObjectId, ref: 'User' },
    assignment: { type: assignmentSchema, default: undefined },
    /** owner key of the person, as in lib/platform/auth/visitor.ts; absent if unknown */
    person: String,
    /** absent until the person has given one */
    name: { type: String, trim: true, maxlength: 120 },
    /** email and phone in normal form (lib/contacts/rules.ts) */
    matchKeys: { type: [String], default: undefined, select: false },
    /** search keys by prefix: words of name, title and property code, and their suffixes */
    terms: { type: [String], default: [], select: false },
    sources: { type: [sourceSchema], default: [] },
    state: { type: String, enum: LEAD_STATES, required: true, default: 'new' },
    isOpen: { type: Boolean, required: true, default: true },
    lostReason: { type: String, enum: LOST_REASONS },
    nextStep: stepSchema,
    /** the time since which the person has been waiting for a reply; absent when it is the person's turn */
    waitingSince: Date,
    /** when it needs attention, which sorts the inbox (lib/enquiries/leads/rules.ts) */
    dueAt: { type: Date, required: true },
    /** time of the first source that requires an answer */
    askedAt: Date,
    firstAnsweredAt: Date,
    /** time of the person's last action */
    lastAt: { type: Date, required: true },
    /** when it was last opened here, which does not mean answered */
    readAt: Date,
    notes: { type: [noteSchema], default: [] },
    demo: { type: Boolean, select: false },
  },
  { timestamps: true },
);

leadSchema.index({ key: 1 }, { unique: true });
// the inbox of a lister, a team, an assignee, and the agency
for (const whose of ['owner', 'team', 'assignee'] as const) {
  leadSchema.index({ [whose]: 1, isOpen: 1, dueAt: 1, _id: 1 });
  leadSchema.index({ [whose]: 1, state: 1, dueAt: 1, _id: 1 });
  leadSchema.index({ [whose]: 1, lastAt: -1, _id: -1 });
  leadSchema.index({ [whose]: 1, waitingSince: -1, _id: -1 });
  leadSchema.index({ [whose]: 1, terms: 1 });
}
leadSchema.index({ isOpen: 1, dueAt: 1, _id: 1 });
leadSchema.index({ state: 1, dueAt: 1, _id: 1 });
leadSchema.index({ lastAt: -1, _id: -1 });
leadSchema.index({ waitingSince: -1, _id: -1 });
leadSchema.index({ terms: 1 });
// answer times
leadSchema.index({ owner: 1, askedAt: -1 });
leadSchema.index({ assignee: 1, askedAt: -1 });
leadSchema.index({ team: 1, 'assignment.handedOverAt': -1 });
leadSchema.index({ property: 1, lastAt: -1 });
leadSchema.index({ person: 1 }, { sparse: true });
leadSchema.index({ matchKeys: 1 }, { sparse: true });
leadSchema.index({ 'notes.byId': 1 }, { sparse: true });
leadSchema.index({ askedAt: 1, lastAt: 1 });

export type LeadRow = InferSchemaType<typeof leadSchema>;
export const Lead = defineModel<LeadRow>('Lead', leadSchema);
