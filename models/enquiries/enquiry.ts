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
    /** derived from its form's key, so that it is stored once */
    key: String,
  },
  { _id: false },
);

const messageSchema = new Schema(
  {
    from: { type: String, enum: MESSAGE_SIDES, required: true },
    text: { type: String, required: true, maxlength: 4000 },
    at: { type: Date, required: true },
    /** hash of a mail's Message-ID, or derived from its form's key, so that it is stored once */
    mailId: String,
  },
  { _id: false },
);

/** A message from the enquiry form about a listing, a service line, or neither. */
const enquirySchema = new Schema(
  {
    name: { type: String, required: true, trim: true, maxlength: 120 },
    /** absent if the sender left none, because a listing's sheet does not ask for it */
    email: { type: String, trim: true, maxlength: 254 },
    phone: { type: String, required: true, trim: true, maxlength: 30 },
    message: { type: String, required: true, trim: true, maxlength: 4000 },
    /** language of the page it was sent from, and therefore of mails to the sender; older ones without it use English */
    language: { type: String, enum: LANGUAGES },
    property: { type: Schema.Types.ObjectId, ref: 'Property' },
    propertyTitle: String,
    /** slug of the service line the enquiry came from, e.g. `vridi` */
    serviceLine: String,
    /** the listing's owner when the enquiry arrived */
    owner: { type: Schema.Types.ObjectId, ref: 'User' },
    /** the owner's team, if any (lib/teams/rules.ts); absent if only the owner's */
    team: { type: Schema.Types.ObjectId, ref: 'Team' },
    /** true if the agency is notified besides the owner, because the listing's contact route was `both` */
    isForAgency: Boolean,
    /** its lead; absent until lib/enquiries/leads has recorded it */
    lead: { type: Schema.Types.ObjectId, ref: 'Lead' },
    /** reason why its home is no longer available, as shown to the sender */
    departure: { type: String, enum: DEPARTURES },
    /** the time since which a mail about it is owed; absent once it was posted */
    departureDue: Date,
    status: { type: String, enum: ENQUIRY_STATUSES, required: true, default: 'new' },
    firstAnsweredAt: Date,
    /** due time of the next step, such as a planned visit or the day to ask again; absent on ended ones */
    nextAt: Date,
    /** its position in the office's queue (lib/enquiries/rules.ts) */
    dueAt: Date,
    /** search keys: prefixes of words of name, address, listing, property code and message */
    terms: { type: [String], default: undefined, select: false },
    assignee: { type: Schema.Types.ObjectId, ref: 'User' },
    /** the member of staff who is sending an answer, and the end of that lease */
    answering: {
      type: new Schema(
        { name: { type: String, required: true }, until: { type: Date, required: true } },
        { _id: false },
      ),
      default: undefined,
      select: false,
    },
    /** owner key as in models/shortlists/shortlist.ts; absent if recorded by the office */
    sender: String,
    /** later messages of both sides, oldest first */
    messages: { type: [messageSchema], default: undefined },
    /** admins' notes and answers, oldest first */
    notes: { type: [noteSchema], default: [] },
    /** the sender's email and phone in normal form (lib/contacts/rules.ts) */
    matchKeys: { type: [String], default: undefined, select: false },
    /** the client's retry key, so that the same form sent twice creates one enquiry */
    idempotencyKey: { type: String, select: false },
    demo: { type: Boolean, select: false },
  },
  { timestamps: true },
);

enquirySchema.index({ status: 1, createdAt: -1, _id: -1 });
enquirySchema.index({ createdAt: -1, _id: -1 });
enquirySchema.index({ assignee: 1, createdAt: -1, _id: -1 }, { sparse: true });
// the office's queue, all of it and by state or person
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
// a lead's enquiries, and those without one
enquirySchema.index({ lead: 1, createdAt: -1 });
enquirySchema.index(
  { idempotencyKey: 1 },
  { unique: true, partialFilterExpression: { idempotencyKey: { $exists: true } } },
);

export type EnquiryRow = InferSchemaType<typeof enquirySchema>;
export const Enquiry = defineModel<EnquiryRow>('Enquiry', enquirySchema);
