import { type InferSchemaType, Schema } from 'mongoose';
import { RELEASE_REASONS } from '@/lib/enquiries/number-release/constants';
import { defineModel } from '@/lib/platform/db/define-model';

/**
 * Somebody's number was given to somebody else, about one listing. Entries are only added; taking the number back dates the entry,
 * and giving it again makes another. `giver` and `receiver` are owners as in models/shortlists/shortlist.ts, or `agency`.
 */
const numberReleaseSchema = new Schema(
  {
    giver: { type: String, required: true },
    receiver: { type: String, required: true },
    enquiry: { type: Schema.Types.ObjectId, ref: 'Enquiry', required: true },
    property: { type: Schema.Types.ObjectId, ref: 'Property' },
    propertyTitle: String,
    /** the receiver's name as it was then */
    to: { type: String, required: true, maxlength: 120 },
    reason: { type: String, enum: RELEASE_REASONS, required: true },
    at: { type: Date, required: true },
    withdrawnAt: Date,
  },
  { timestamps: false },
);

numberReleaseSchema.index({ giver: 1, at: -1 });
numberReleaseSchema.index({ receiver: 1 });
numberReleaseSchema.index({ enquiry: 1, at: -1 });

export type NumberReleaseRow = InferSchemaType<typeof numberReleaseSchema>;
export const NumberRelease = defineModel<NumberReleaseRow>('NumberRelease', numberReleaseSchema);
