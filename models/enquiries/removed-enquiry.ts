import { type InferSchemaType, Schema } from 'mongoose';
import { REMOVED_REASONS } from '@/lib/enquiries/inbox/constants';
import { defineModel } from '@/lib/platform/db/define-model';

/**
 * An enquiry removed as spam or deleted, with a lead that has no other source. A separate collection, so that no list or figure counts it. Keeps the enquiry's
 * id for the restore.
 */
const removedEnquirySchema = new Schema(
  {
    why: { type: String, enum: REMOVED_REASONS, required: true },
    byName: { type: String, required: true },
    at: { type: Date, required: true },
    /** the time at which it is deleted for good */
    expiresAt: { type: Date, required: true },
    matchKeys: { type: [String], default: undefined },
    sender: String,
    enquiry: { type: Schema.Types.Mixed, required: true },
    lead: Schema.Types.Mixed,
  },
  { versionKey: false, minimize: false },
);

removedEnquirySchema.index({ why: 1, at: -1, _id: 1 });
removedEnquirySchema.index({ matchKeys: 1 }, { sparse: true });
removedEnquirySchema.index({ sender: 1 }, { sparse: true });
removedEnquirySchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type RemovedEnquiryRow = InferSchemaType<typeof removedEnquirySchema>;
export const RemovedEnquiry = defineModel<RemovedEnquiryRow>('RemovedEnquiry', removedEnquirySchema);
