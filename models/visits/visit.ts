import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';
import { LANGUAGES } from '@/lib/platform/language/languages';
import {
  MAIL_KINDS,
  MAX_WORD_LENGTH,
  SIDES,
  VISIT_DEPARTURES,
  VISIT_STATUSES,
  VISIT_VERDICTS,
} from '@/lib/visits/constants';
import { encryptedSchema } from '@/models/platform/encrypted';

/** One side's link. Its hash finds the visit; the token itself is stored so that mails can repeat the link. */
const linkSchema = new Schema(
  { hash: { type: String, required: true }, token: { type: encryptedSchema, required: true } },
  { _id: false },
);

const wordSchema = new Schema(
  {
    by: { type: String, enum: SIDES, required: true },
    text: { type: String, required: true, maxlength: MAX_WORD_LENGTH },
    at: { type: Date, required: true },
  },
  { _id: false },
);

/** A scheduled mail (lib/visits/reminders); removed once sent. */
const dueSchema = new Schema(
  {
    kind: { type: String, enum: MAIL_KINDS, required: true },
    to: { type: String, enum: SIDES, required: true },
    /** due time; later while a process sends it, so that another one takes over if that one dies */
    at: { type: Date, required: true },
  },
  { _id: false },
);

const feedbackSchema = new Schema(
  {
    verdict: { type: String, enum: VISIT_VERDICTS, required: true },
    note: { type: String, default: '', maxlength: MAX_WORD_LENGTH },
    isShared: { type: Boolean, default: false },
    at: { type: Date, required: true },
  },
  { _id: false },
);

const tourSchema = new Schema(
  {
    id: { type: Schema.Types.ObjectId, required: true },
    stop: { type: Number, required: true },
    of: { type: Number, required: true },
  },
  { _id: false },
);

/** A visit to a home, requested by a visitor and answered by its host. */
const visitSchema = new Schema(
  {
    property: { type: Schema.Types.ObjectId, ref: 'Property', required: true },
    /** title when the visit was requested, because the listing may be deleted */
    propertyTitle: { type: String, required: true },
    /** the lister showing the home; null for the agency */
    host: { type: Schema.Types.ObjectId, ref: 'User', default: null },
    /** the host's team, as in models/listings/property.ts */
    team: { type: Schema.Types.ObjectId, ref: 'Team' },
    /** the visitor: `user:<id>`, `guest:<guestID>` or `visitor:<hash of a cookie>` (lib/platform/auth/visitor.ts) */
    owner: { type: String, required: true },
    name: { type: String, required: true, trim: true, maxlength: 120 },
    phone: { type: String, required: true, maxlength: 30 },
    email: { type: String, trim: true, maxlength: 254 },
    /** language of the page it was requested on, and of mails to the visitor */
    language: { type: String, enum: LANGUAGES },
    /** its lead; absent until lib/enquiries/leads has recorded it */
    lead: { type: Schema.Types.ObjectId, ref: 'Lead' },
    withFamily: { type: Boolean, default: false },
    /** position and number of homes if requested together with others */
    tour: { type: tourSchema, default: undefined },
    /** email and phone in normal form (lib/contacts/rules.ts) */
    matchKeys: { type: [String], default: undefined, select: false },
    status: { type: String, enum: VISIT_STATUSES, required: true },
    /** reason why its home is no longer available, if that has cancelled it */
    departure: { type: String, enum: VISIT_DEPARTURES },
    /** half-days proposed to the host, such as `2026-11-23-morning` */
    proposed: { type: [String], default: [] },
    /** number of the visitor's proposals */
    rounds: { type: Number, required: true },
    /** a time proposed to the visitor */
    offered: Date,
    start: Date,
    /** listing and time while confirmed; unique, so that two people never get the same slot */
    slotKey: String,
    /** the listing with the visitor and with the number while open; unique, so that a person books a home only once */
    openKeys: { type: [String], default: undefined, select: false },
    /** SEQUENCE of the last calendar entry sent (RFC 5545, 3.8.7.4); -1 before the first */
    sequence: { type: Number, default: -1 },
    /** number of steps, so that one of two simultaneous ones is refused */
    revision: { type: Number, default: 0 },
    words: { type: [wordSchema], default: [] },
    due: { type: [dueSchema], default: [] },
    feedback: feedbackSchema,
    visitorLink: { type: linkSchema, required: true },
    hostLink: { type: linkSchema, required: true },
    /** the last relevant moment, until which it counts as open */
    until: { type: Date, required: true },
    linksUntil: { type: Date, required: true },
    demo: { type: Boolean, select: false },
  },
  { timestamps: true },
);

visitSchema.index({ slotKey: 1 }, { unique: true, partialFilterExpression: { slotKey: { $exists: true } } });
visitSchema.index(
  { openKeys: 1 },
  { unique: true, partialFilterExpression: { openKeys: { $exists: true } } },
);
visitSchema.index({ owner: 1, until: -1 });
visitSchema.index({ host: 1, until: -1 });
visitSchema.index({ team: 1, until: -1 }, { partialFilterExpression: { team: { $exists: true } } });
visitSchema.index({ property: 1, until: -1 });
visitSchema.index({ lead: 1, createdAt: -1 });
visitSchema.index({ matchKeys: 1, until: -1 });
visitSchema.index({ 'visitorLink.hash': 1 }, { unique: true });
visitSchema.index({ 'hostLink.hash': 1 }, { unique: true });
visitSchema.index({ 'due.at': 1 });
visitSchema.index({ until: 1, _id: 1 });
visitSchema.index({ createdAt: 1, _id: 1 });
// the calendar of the office
visitSchema.index({ status: 1, start: 1 });

export type VisitRow = InferSchemaType<typeof visitSchema>;
export const Visit = defineModel<VisitRow>('Visit', visitSchema);
