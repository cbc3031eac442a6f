import { type InferSchemaType, Schema } from 'mongoose';
import { DEPARTURES, ENQUIRY_NOTE_KINDS, ENQUIRY_STATUSES, MESSAGE_SIDES } from '@/lib/enquiries/constants';
import { defineModel } from '@/lib/platform/db/define-model';
import { LANGUAGES } from '@/lib/platform/language/languages';

const noteSchema = new Schema(
  {
    kind: { type: String, enum: ENQUIRY_NOTE_KINDS, required: true },
    text: { type: String, default: '', maxlength: 4000 },
    by: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { _id: false },
);

const messageSchema = new Schema(
  {
    from: { type: String, enum: MESSAGE_SIDES, required: true },
    text: { type: String, required: true, maxlength: 4000 },
    at: { type: Date, required: true },
    /** of a message that came by mail: the hash of its Message-ID, so that it is stored once */
    mailId: String,
  },
  { _id: false },
);

/** A message from the enquiry form: about a listing, a service line, or neither. */
const enquirySchema = new Schema(
  {
    name: { type: String, required: true, trim: true, maxlength: 120 },
    /** absent when the sender left none: the sheet of a listing does not ask for it */
    email: { type: String, trim: true, maxlength: 254 },
    phone: { type: String, required: true, trim: true, maxlength: 30 },
    message: { type: String, required: true, trim: true, maxlength: 4000 },
    /** of the page from which it was sent: the sender gets our mails in it; absent on older ones: English */
    language: { type: String, enum: LANGUAGES },
    property: { type: Schema.Types.ObjectId, ref: 'Property' },
    propertyTitle: String,
    /** slug of the service line the enquiry came from, e.g. `vridi` */
    serviceLine: String,
    /** who the listing belonged to when the enquiry came in */
    owner: { type: Schema.Types.ObjectId, ref: 'User' },
    /** whose it is while the owner is in a team (lib/teams/rules.ts); absent: the owner's alone */
    team: { type: Schema.Types.ObjectId, ref: 'Team' },
    /** the agency is notified beside the owner: the listing's contact route was `both` */
    isForAgency: Boolean,
    /** the lead that it belongs to; absent until lib/enquiries/leads has recorded it */
    lead: { type: Schema.Types.ObjectId, ref: 'Lead' },
    /** why its home is offered no longer, as its sender was notified; absent while it is offered */
    departure: { type: String, enum: DEPARTURES },
    /** since when a mail about it is owed; absent once it was posted */
    departureDue: Date,
    status: { type: String, enum: ENQUIRY_STATUSES, required: true, default: 'new' },
    firstAnsweredAt: Date,
    /** when the next step is due: the visit that is planned, or the day to ask again; absent on ended ones */
    nextAt: Date,
    /** its place in the queue of the office (lib/enquiries/rules.ts) */
    dueAt: Date,
    /** beginnings of these words are searched: name, address, listing, property code, message */
    terms: { type: [String], default: undefined, select: false },
    /** who of the office looks after it */
    assignee: { type: Schema.Types.ObjectId, ref: 'User' },
    /** who of the office sends an answer at this moment, and until when nobody else does */
    answering: {
      type: new Schema(
        { name: { type: String, required: true }, until: { type: Date, required: true } },
        { _id: false },
      ),
      default: undefined,
      select: false,
    },
    /** whose enquiry it is: an owner as in models/shortlists/shortlist.ts; absent on those of an older version */
    sender: String,
    /** what both sides wrote since, oldest first */
    messages: { type: [messageSchema], default: undefined },
    /** what admins noted and sent, oldest first */
    notes: { type: [noteSchema], default: [] },
    /** the sender's e-mail and phone in their normal forms (lib/contacts/rules.ts) */
    matchKeys: { type: [String], default: undefined, select: false },
    /** the client's retry key: the same form sent twice makes one enquiry */
    idempotencyKey: { type: String, select: false },
    demo: { type: Boolean, select: false },
  },
  { timestamps: true },
);

enquirySchema.index({ status: 1, createdAt: -1, _id: -1 });
enquirySchema.index({ createdAt: -1, _id: -1 });
enquirySchema.index({ assignee: 1, createdAt: -1, _id: -1 }, { sparse: true });
// the queue of the office, all of it and of one state or person
enquirySchema.index({ dueAt: 1, _id: 1 });
enquirySchema.index({ status: 1, dueAt: 1, _id: 1 });
enquirySchema.index({ assignee: 1, dueAt: 1, _id: 1 });
enquirySchema.index({ nextAt: 1 }, { sparse: true });
enquirySchema.index({ firstAnsweredAt: 1 }, { sparse: true });
enquirySchema.index({ departureDue: 1 }, { sparse: true });
enquirySchema.index({ terms: 1 }, { sparse: true });
enquirySchema.index({ matchKeys: 1, createdAt: -1 });
enquirySchema.index({ property: 1, createdAt: -1 }, { sparse: true });
enquirySchema.index({ sender: 1, createdAt: -1 }, { sparse: true });
enquirySchema.index({ owner: 1, createdAt: -1 }, { sparse: true });
enquirySchema.index({ team: 1, createdAt: -1 }, { partialFilterExpression: { team: { $exists: true } } });
// those of a lead, and those that wait for theirs
enquirySchema.index({ lead: 1, createdAt: -1 });
enquirySchema.index(
  { idempotencyKey: 1 },
  { unique: true, partialFilterExpression: { idempotencyKey: { $exists: true } } },
);

export type EnquiryRow = InferSchemaType<typeof enquirySchema>;
export const Enquiry = defineModel<EnquiryRow>('Enquiry', enquirySchema);
