import { type InferSchemaType, Schema } from 'mongoose';
import { FORM_CHECKS, FORM_KINDS, FORM_STATES, MAX_VERSIONS } from '@/lib/deals/forms/constants';
import { defineModel } from '@/lib/platform/db/define-model';
import { LANGUAGES } from '@/lib/platform/language/languages';

const versionSchema = new Schema(
  {
    version: { type: Number, required: true },
    language: { type: String, enum: LANGUAGES, required: true },
    /** values by the names of the template's fields */
    fields: { type: Schema.Types.Mixed, required: true },
    at: { type: Date, required: true },
    by: Schema.Types.ObjectId,
    /** name of the author; empty when the account was erased */
    byName: { type: String, default: '' },
  },
  { _id: false },
);

const checkSchema = new Schema(
  {
    key: { type: String, enum: FORM_CHECKS, required: true },
    /** an Indian day */
    doneOn: { type: String, required: true },
    reference: { type: String, default: '', maxlength: 60 },
  },
  { _id: false },
);

/** The signed paper, in the encrypted store of documents. */
const scanSchema = new Schema(
  {
    storageKey: { type: String, required: true },
    mimeType: { type: String, required: true },
    size: { type: Number, required: true },
    isEncrypted: { type: Boolean, required: true },
    at: { type: Date, required: true },
    by: Schema.Types.ObjectId,
    /** empty when the account was erased */
    byName: { type: String, default: '' },
  },
  { _id: false },
);

/** A document of a deal, written from a template. Each save is a version; a signed document cannot be changed. */
const dealFormSchema = new Schema(
  {
    deal: { type: Schema.Types.ObjectId, required: true },
    owner: { type: Schema.Types.ObjectId, ref: 'User', default: null },
    team: { type: Schema.Types.ObjectId, default: null },
    kind: { type: String, enum: FORM_KINDS, required: true },
    state: { type: String, enum: FORM_STATES, default: 'draft' },
    /** the newest version */
    version: { type: Number, required: true },
    versions: {
      type: [versionSchema],
      validate: (versions: readonly unknown[]) => versions.length > 0 && versions.length <= MAX_VERSIONS,
    },
    checks: { type: [checkSchema], default: [] },
    scan: scanSchema,
  },
  // a mandate without values is stored as an empty object instead of omitted
  { timestamps: true, minimize: false },
);

dealFormSchema.index({ deal: 1, createdAt: -1 });
dealFormSchema.index({ owner: 1, team: 1 });
dealFormSchema.index({ 'versions.by': 1 });
dealFormSchema.index({ 'scan.by': 1 }, { sparse: true });

export type DealFormRow = InferSchemaType<typeof dealFormSchema>;
export const DealForm = defineModel<DealFormRow>('DealForm', dealFormSchema);
