import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';

const acceptanceSchema = new Schema(
  {
    firm: { type: Schema.Types.ObjectId, required: true },
    /** the member who accepted for the firm; absent once erased */
    by: Schema.Types.ObjectId,
    at: { type: Date, required: true },
  },
  { _id: false },
);

/** The terms of co-broking between two firms, each a team or the account of a broker without one. */
const firmTermsSchema = new Schema(
  {
    /** both ids in order, so that each pair has one row */
    pair: { type: String, required: true },
    firms: { type: [Schema.Types.ObjectId], required: true },
    /** version of the text that both firms read */
    version: { type: String, required: true },
    accepted: { type: [acceptanceSchema], default: [] },
    /** time at which both had accepted */
    inForceAt: Date,
    demo: { type: Boolean, select: false },
  },
  { timestamps: true },
);

firmTermsSchema.index({ pair: 1 }, { unique: true });
firmTermsSchema.index({ firms: 1, updatedAt: -1 });

export type FirmTermsRow = InferSchemaType<typeof firmTermsSchema>;
export const FirmTerms = defineModel<FirmTermsRow>('FirmTerms', firmTermsSchema);
