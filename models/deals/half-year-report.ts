import { type InferSchemaType, Schema } from 'mongoose';
import { MAX_REFERENCE_LENGTH } from '@/lib/deals/reports/constants';
import { defineModel } from '@/lib/platform/db/define-model';

const fileSchema = new Schema(
  {
    /** key in the private store, under the id of the report */
    storageKey: { type: String, required: true },
    name: { type: String, required: true },
    mimeType: { type: String, required: true },
    size: { type: Number, required: true },
    isEncrypted: { type: Boolean, required: true },
  },
  { _id: false },
);

/** That the half-yearly report about one project was filed with MahaRERA (order 43/2023), with its proof. */
const halfYearReportSchema = new Schema(
  {
    /** the team, or the account of a member without one */
    issuer: { type: Schema.Types.ObjectId, required: true },
    owner: { type: Schema.Types.ObjectId, ref: 'User', default: null },
    team: { type: Schema.Types.ObjectId, default: null },
    /** the month with which the half begins: `2026-10` */
    half: { type: String, required: true },
    /** the MahaRERA number of the project */
    project: { type: String, required: true },
    /** the Indian day on which it was filed */
    filedOn: { type: String, required: true },
    /** number of the acknowledgement */
    reference: { type: String, required: true, maxlength: MAX_REFERENCE_LENGTH },
    file: fileSchema,
    by: Schema.Types.ObjectId,
    /** who entered it; empty when the account was erased */
    byName: { type: String, default: '' },
  },
  { timestamps: true },
);

halfYearReportSchema.index({ issuer: 1, half: 1, project: 1 }, { unique: true });
halfYearReportSchema.index({ issuer: 1, project: 1, half: 1 });
halfYearReportSchema.index({ owner: 1, team: 1 });
halfYearReportSchema.index({ by: 1 });

export type HalfYearReportRow = InferSchemaType<typeof halfYearReportSchema>;
export const HalfYearReport = defineModel<HalfYearReportRow>('HalfYearReport', halfYearReportSchema);
