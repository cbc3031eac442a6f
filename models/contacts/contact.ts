import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';

/** An entry of the contact directory. Everything except the first name is optional, as in real address books. */
const contactSchema = new Schema(
  {
    firstName: { type: String, required: true, trim: true },
    lastName: { type: String, default: '', trim: true },
    jobTitle: String,
    mobilePhone: String,
    emailAddress: String,
    homePhone: String,
    businessPhone: String,
    /** several, separated by commas */
    otherPhones: String,
    otherEmails: String,
    birthday: Date,
    anniversary: Date,
    gender: String,
    organization: String,
    department: String,
    notes: String,
    /** several, separated by commas */
    tags: String,
    /** the member of staff in charge */
    owner: { type: Schema.Types.ObjectId, ref: 'User' },
    homeCity: String,
    homeState: String,
    businessState: String,
    /** "first last", lower-cased, the sort key */
    nameKey: { type: String, required: true },
    /** parts of name words, suffixes of phone numbers, values of the filters (lib/contacts/rules.ts) */
    terms: { type: [String], default: [], select: false },
    /** phones, emails and name sounds for finding duplicates (lib/contacts/rules.ts) */
    matchKeys: { type: [String], default: [], select: false },
    demo: { type: Boolean, select: false },
  },
  { timestamps: true, optimisticConcurrency: true },
);

contactSchema.index({ nameKey: 1, _id: 1 });
contactSchema.index({ terms: 1, nameKey: 1, _id: 1 });
contactSchema.index({ matchKeys: 1 });
contactSchema.index({ owner: 1, nameKey: 1, _id: 1 });
contactSchema.index({ createdAt: -1, _id: -1 });
// the tags in use
contactSchema.index({ tags: 1 }, { sparse: true });
contactSchema.index({ emailAddress: 1 }, { sparse: true });

export type ContactRow = InferSchemaType<typeof contactSchema>;
export const Contact = defineModel<ContactRow>('Contact', contactSchema);
