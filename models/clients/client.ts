import { type InferSchemaType, Schema } from 'mongoose';
import {
  CONSENT_WAYS,
  MAX_CONSENT_NOTE_LENGTH,
  MAX_NAME_LENGTH,
  MAX_NOTES_LENGTH,
  MAX_SOURCE_LENGTH,
  MAX_STEP_LENGTH,
  MAX_TAG_LENGTH,
  NO_STEP,
} from '@/lib/clients/constants';
import { defineModel } from '@/lib/platform/db/define-model';

const consentSchema = new Schema(
  {
    how: { type: String, enum: CONSENT_WAYS, required: true },
    /** an Indian day: '2026-11-21' */
    day: { type: String, required: true },
    note: { type: String, default: '', maxlength: MAX_CONSENT_NOTE_LENGTH },
  },
  { _id: false },
);

const stepSchema = new Schema(
  {
    text: { type: String, required: true, maxlength: MAX_STEP_LENGTH },
    /** an Indian day: '2026-11-21' */
    day: { type: String, required: true },
  },
  { _id: false },
);

/** A person without an account for whom a broker finds a home. All fields are another person's data. */
const clientSchema = new Schema(
  {
    /** the account that entered it, and the team that works with it */
    owner: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    team: { type: Schema.Types.ObjectId, ref: 'Team', default: null },
    name: { type: String, required: true, maxlength: MAX_NAME_LENGTH },
    /** in E.164 where possible */
    phones: { type: [String], default: [] },
    email: { type: String, maxlength: 254 },
    notes: { type: String, default: '', maxlength: MAX_NOTES_LENGTH },
    consent: consentSchema,
    /** lower-cased name, the sort key */
    nameKey: { type: String, required: true },
    /** prefixes of name words, suffixes of phone numbers (lib/contacts/rules.ts) */
    terms: { type: [String], default: [], select: false },
    /** times of the client's last reply to a list of homes, and of the last view of the client */
    reactedAt: Date,
    seenAt: Date,
    /** tags, and the origin of the client */
    tags: { type: [{ type: String, maxlength: MAX_TAG_LENGTH }], default: [] },
    source: { type: String, default: '', maxlength: MAX_SOURCE_LENGTH },
    /** time of the latest unread news: a matching home, or a reply (lib/clients/news) */
    newsAt: Date,
    /** time of the last contact in either direction */
    contactedAt: Date,
    nextStep: { type: stepSchema, default: null },
    /** date of the next step, or a far date for none; sorts the list */
    nextAt: { type: Date, required: true, default: () => NO_STEP },
    isArchived: { type: Boolean, required: true, default: false },
    demo: { type: Boolean, select: false },
  },
  { timestamps: true, optimisticConcurrency: true },
);

// one index per sort order, for an account or member and for a full team
for (const whose of ['owner', 'team'] as const) {
  clientSchema.index({ [whose]: 1, isArchived: 1, newsAt: -1, nameKey: 1, _id: 1 });
  clientSchema.index({ [whose]: 1, isArchived: 1, contactedAt: 1, nameKey: 1, _id: 1 });
  clientSchema.index({ [whose]: 1, isArchived: 1, nextAt: 1, nameKey: 1, _id: 1 });
  clientSchema.index({ [whose]: 1, isArchived: 1, nameKey: 1, _id: 1 });
  clientSchema.index({ [whose]: 1, tags: 1 });
}
clientSchema.index({ owner: 1, nameKey: 1, _id: 1 });
clientSchema.index({ team: 1, nameKey: 1, _id: 1 });
clientSchema.index({ owner: 1, terms: 1, nameKey: 1, _id: 1 });
clientSchema.index({ team: 1, terms: 1, nameKey: 1, _id: 1 });
clientSchema.index({ owner: 1, phones: 1 });
clientSchema.index({ team: 1, phones: 1 });
clientSchema.index({ owner: 1, reactedAt: -1 });
clientSchema.index({ team: 1, reactedAt: -1 });

export type ClientRow = InferSchemaType<typeof clientSchema>;
export const Client = defineModel<ClientRow>('Client', clientSchema);
