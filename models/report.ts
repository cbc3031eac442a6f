import mongoose, { type InferSchemaType, type Model, Schema } from 'mongoose';
import { REPORT_REASONS, REPORT_STATUSES } from '@/lib/report/constants';

/** A visitor's word that something is wrong with a listing. */
const reportSchema = new Schema(
  {
    property: { type: Schema.Types.ObjectId, ref: 'Property', required: true },
    reason: { type: String, enum: REPORT_REASONS, required: true },
    details: { type: String, default: '', maxlength: 2000 },
    status: { type: String, enum: REPORT_STATUSES, required: true, default: 'open' },
    /** set when the reporter was signed in */
    user: { type: Schema.Types.ObjectId, ref: 'User' },
  },
  { timestamps: true },
);

reportSchema.index({ status: 1, createdAt: -1 });
reportSchema.index({ property: 1, createdAt: -1 });
reportSchema.index({ user: 1 }, { sparse: true });

export type ReportRow = InferSchemaType<typeof reportSchema>;
export const Report: Model<ReportRow> =
  (mongoose.models.Report as Model<ReportRow> | undefined) ??
  mongoose.model<ReportRow>('Report', reportSchema);
