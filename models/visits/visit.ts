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

/** The link of one side: its hash finds the visit, the token itself is stored so that mails can repeat the link. */
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

/** A mail that time will send (lib/visits/reminders); removed when it was sent. */
const dueSchema = new Schema(
  {
    kind: { type: String, enum: MAIL_KINDS, required: true },
    to: { type: String, enum: SIDES, required: true },
    /** when; later while a process sends it, so that another one takes over if that one dies */
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

/** A visit to a home: asked for by a visitor, answered by its host. */
const visitSchema = new Schema(
  {
    property: { type: Schema.Types.ObjectId, ref: 'Property', required: true },
    /** as it was when the visit was asked for: the listing may go */
    propertyTitle: { type: String, required: true },
    /** the lister who shows the home; null: the agency */
    host: { type: Schema.Types.ObjectId, ref: 'User', default: null },
    /** the host's team, as in models/listings/property.ts */
    team: { type: Schema.Types.ObjectId, ref: 'Team' },
    /** whose visit it is: `user:<id>`, `guest:<guestID>` or `visitor:<hash of a cookie>` (lib/platform/auth/visitor.ts) */
    owner: { type: String, required: true },
    name: { type: String, required: true, trim: true, maxlength: 120 },
    phone: { type: String, required: true, maxlength: 30 },
    email: { type: String, trim: true, maxlength: 254 },
    /** of the page on which it was asked for: the visitor gets our mails in it */
    language: { type: String, enum: LANGUAGES },
    /** the lead that it belongs to; absent until lib/enquiries/leads has recorded it */
    lead: { type: Schema.Types.ObjectId, ref: 'Lead' },
    withFamily: { type: Boolean, default: false },
    /** asked for together with other homes: which stop of how many it is on the way */
    tour: { type: tourSchema, default: undefined },
    /** e-mail and phone in their normal forms (lib/contacts/rules.ts) */
    matchKeys: { type: [String], default: undefined, select: false },
    status: { type: String, enum: VISIT_STATUSES, required: true },
    /** why its home is offered no longer, where that has cancelled it */
    departure: { type: String, enum: VISIT_DEPARTURES },
    /** half-days that wait for the host, such as `2026-11-23-morning` */
    proposed: { type: [String], default: [] },
    /** how often the visitor has proposed */
    rounds: { type: Number, required: true },
    /** a time that waits for the visitor */
    offered: Date,
    start: Date,
    /** the listing and the time while it is confirmed: unique, so that two people never get the same slot */
    slotKey: String,
    /** the listing with the visitor and with the number while it is open: unique, so that nobody books a home twice */
    openKeys: { type: [String], default: undefined, select: false },
    /** SEQUENCE of the last calendar entry that was sent (RFC 5545, 3.8.7.4); -1 before the first */
    sequence: { type: Number, default: -1 },
    /** counts the steps: of two that are taken at once, one is refused */
    revision: { type: Number, default: 0 },
    words: { type: [wordSchema], default: [] },
    due: { type: [dueSchema], default: [] },
    feedback: feedbackSchema,
    visitorLink: { type: linkSchema, required: true },
    hostLink: { type: linkSchema, required: true },
    /** the last moment that it is about; it counts as open until then */
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
visitSchema.index({ until: 1 });

export type VisitRow = InferSchemaType<typeof visitSchema>;
export const Visit = defineModel<VisitRow>('Visit', visitSchema);
