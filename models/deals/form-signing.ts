import { type InferSchemaType, Schema } from 'mongoose';
import { FORM_KINDS } from '@/lib/deals/forms/constants';
import {
  LIVE_STATES,
  MAX_REASON_LENGTH,
  MAX_SIGNERS,
  SIGN_EVENTS,
  SIGN_KINDS,
  SIGNER_STATES,
  SIGNING_STATES,
} from '@/lib/deals/signing/constants';
import { defineModel } from '@/lib/platform/db/define-model';
import { LANGUAGES } from '@/lib/platform/language/languages';

const fileSchema = new Schema(
  {
    storageKey: { type: String, required: true },
    isEncrypted: { type: Boolean, default: true },
    size: { type: Number, required: true },
    /** SHA-256 in hexadecimal digits */
    hash: { type: String, required: true },
  },
  { _id: false },
);

const codeSchema = new Schema(
  { hash: { type: String, required: true }, expiresAt: { type: Date, required: true }, tries: Number },
  { _id: false },
);

/** A running call of the eSign provider, and the copy that it signs. */
const esignSchema = new Schema(
  {
    txn: { type: String, required: true },
    /** of the bytes that are signed */
    digest: { type: String, required: true },
    at: { type: Date, required: true },
    /** the prepared copy, until it is signed */
    file: fileSchema,
  },
  { _id: false },
);

const signerSchema = new Schema({
  role: { type: String, required: true },
  /** name and address are empty when the person was erased */
  name: { type: String, default: '' },
  email: { type: String, default: '' },
  phone: { type: String, default: '' },
  state: { type: String, enum: SIGNER_STATES, default: 'waiting' },
  openedAt: Date,
  code: codeSchema,
  esign: esignSchema,
  kind: { type: String, enum: SIGN_KINDS },
  signedName: String,
  /** each is x, y, x, y … in the units of the field; removed once it is in the file */
  strokes: { type: [[Number]], default: undefined },
  signedAt: Date,
  /** shortened network address */
  address: String,
  reason: { type: String, maxlength: MAX_REASON_LENGTH },
  /** the copy with the signature of the eSign provider */
  copy: fileSchema,
});

const eventSchema = new Schema(
  {
    at: { type: Date, required: true },
    what: { type: String, enum: SIGN_EVENTS, required: true },
    signer: Schema.Types.ObjectId,
    /** a member */
    by: Schema.Types.ObjectId,
    byName: String,
    /** shortened network address */
    address: String,
  },
  { _id: false },
);

/** One time that a document was sent to its signers, with its wording at that moment. */
const formSigningSchema = new Schema(
  {
    form: { type: Schema.Types.ObjectId, required: true },
    deal: { type: Schema.Types.ObjectId, required: true },
    owner: { type: Schema.Types.ObjectId, ref: 'User', default: null },
    team: { type: Schema.Types.ObjectId, default: null },
    kind: { type: String, enum: FORM_KINDS, required: true },
    language: { type: String, enum: LANGUAGES, required: true },
    version: { type: Number, required: true },
    /** name of the firm */
    firm: { type: String, default: '' },
    title: { type: String, required: true },
    clauses: { type: [String], required: true },
    /** SHA-256 of title and clauses in hexadecimal digits */
    textHash: { type: String, required: true },
    state: { type: String, enum: SIGNING_STATES, default: 'open' },
    sentAt: { type: Date, required: true },
    sentBy: Schema.Types.ObjectId,
    expiresAt: { type: Date, required: true },
    reminders: { type: Number, default: 0 },
    /** when the job has something to do */
    nextAt: Date,
    signers: {
      type: [signerSchema],
      validate: (signers: readonly unknown[]) => signers.length > 0 && signers.length <= MAX_SIGNERS,
    },
    events: { type: [eventSchema], default: [] },
    file: fileSchema,
    signedAt: Date,
    isMailed: { type: Boolean, default: false },
  },
  { timestamps: true },
);

// a document is sent once, and signed once
formSigningSchema.index(
  { form: 1 },
  { unique: true, partialFilterExpression: { state: { $in: [...LIVE_STATES] } } },
);
formSigningSchema.index({ form: 1, sentAt: -1 });
formSigningSchema.index({ deal: 1, sentAt: -1 });
formSigningSchema.index({ 'signers._id': 1 });
formSigningSchema.index({ 'signers.email': 1 });
formSigningSchema.index({ 'signers.esign.txn': 1 }, { sparse: true });
formSigningSchema.index({ nextAt: 1 });
formSigningSchema.index({ owner: 1, team: 1 });
formSigningSchema.index({ signedAt: 1 });

export type FormSigningRow = InferSchemaType<typeof formSigningSchema>;
export const FormSigning = defineModel<FormSigningRow>('FormSigning', formSigningSchema);
