import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';

/** The issuer of invoices: a team, or a member without one. */
const billingProfileSchema = new Schema(
  {
    /** the team, or the account of a member without one */
    issuer: { type: Schema.Types.ObjectId, required: true },
    /** the account of the profile; absent for a team's */
    owner: { type: Schema.Types.ObjectId, ref: 'User' },
    name: { type: String, required: true, maxlength: 160 },
    address: { type: String, required: true, maxlength: 300 },
    /** code of the state, as in a GSTIN */
    state: { type: String, required: true },
    /** empty without a GST registration */
    gstin: { type: String, default: '' },
    /** prefix of each number: two or three capital letters */
    prefix: { type: String, required: true },
    /** virtual payment address, such as saptam@okbank */
    upi: { type: String, default: '' },
    upiName: { type: String, default: '' },
    dueDays: { type: Number, default: 30 },
  },
  { timestamps: true },
);

billingProfileSchema.index({ issuer: 1 }, { unique: true });
billingProfileSchema.index({ owner: 1 }, { sparse: true });

export type BillingProfileRow = InferSchemaType<typeof billingProfileSchema>;
export const BillingProfile = defineModel<BillingProfileRow>('BillingProfile', billingProfileSchema);
