import { type InferSchemaType, Schema } from 'mongoose';
import { REPORT_REASONS, REPORT_STATUSES } from '@/lib/moderation/reports/constants';
import { defineModel } from '@/lib/platform/db/define-model';

/** A visitor's report that something is wrong with a listing. */
const reportSchema = new Schema(
  {
    property: { type: Schema.Types.ObjectId, ref: 'Property', required: true },
    reason: { type: String, enum: REPORT_REASONS, required: true },
    details: { type: String, default: '', maxlength: 2000 },
    status: { type: String, enum: REPORT_STATUSES, required: true, default: 'open' },
    /** set if the reporter was signed in */
    user: { type: Schema.Types.ObjectId, ref: 'User' },
    /** reporter and reported item while open, so that an account's repeated report is stored once */
    openKey: String,
  },
  { timestamps: true },
);

reportSchema.index({ status: 1, createdAt: -1 });
reportSchema.index({ property: 1, createdAt: -1 });
reportSchema.index({ user: 1 }, { sparse: true });
reportSchema.index({ openKey: 1 }, { unique: true, partialFilterExpression: { openKey: { $exists: true } } });

export type ReportRow = InferSchemaType<typeof reportSchema>;
export const Report = defineModel<ReportRow>('Report', reportSchema);
