import { type InferSchemaType, Schema } from 'mongoose';
import { RELEASE_REASONS } from '@/lib/accounts/number-release/constants';
import { defineModel } from '@/lib/platform/db/define-model';

/**
 * The single ledger of phone numbers shared by enquiry or visit. Entries are only added; withdrawing a number dates the entries, and sharing it again creates
 * another. `giver` and `receiver` are owners as in models/shortlists/shortlist.ts, or `agency`.
 */
const numberReleaseSchema = new Schema(
  {
    giver: { type: String, required: true },
    receiver: { type: String, required: true },
    enquiry: { type: Schema.Types.ObjectId, ref: 'Enquiry' },
    visit: { type: Schema.Types.ObjectId, ref: 'Visit' },
    property: { type: Schema.Types.ObjectId, ref: 'Property' },
    propertyTitle: String,
    /** the receiver's name at that time */
    to: { type: String, required: true, maxlength: 120 },
    reason: { type: String, enum: RELEASE_REASONS, required: true },
    at: { type: Date, required: true },
    withdrawnAt: Date,
    /** record, giver and receiver of an entry in force; unique */
    openKey: String,
  },
  { timestamps: false },
);

numberReleaseSchema.index({ giver: 1, at: -1 });
numberReleaseSchema.index({ receiver: 1 });
numberReleaseSchema.index(
  { openKey: 1 },
  { unique: true, partialFilterExpression: { openKey: { $exists: true } } },
);
numberReleaseSchema.index({ enquiry: 1, at: -1 });
numberReleaseSchema.index({ visit: 1, at: -1 }, { partialFilterExpression: { visit: { $exists: true } } });

export type NumberReleaseRow = InferSchemaType<typeof numberReleaseSchema>;
export const NumberRelease = defineModel<NumberReleaseRow>('NumberRelease', numberReleaseSchema);
