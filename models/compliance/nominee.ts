import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';

/** The person who exercises an account's rights after death or incapacity (DPDP Act 2023, section 14), at most one per account. */
const nomineeSchema = new Schema(
  {
    user: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    name: { type: String, required: true, maxlength: 120 },
    /** relation to the person, as typed */
    relation: { type: String, default: '', maxlength: 60 },
    email: { type: String, required: true, maxlength: 254 },
    /** lower-cased */
    emailKey: { type: String, required: true },
    phone: { type: String, default: '', maxlength: 30 },
  },
  { timestamps: true },
);

nomineeSchema.index({ user: 1 }, { unique: true });
nomineeSchema.index({ emailKey: 1 });

export type NomineeRow = InferSchemaType<typeof nomineeSchema>;
export const Nominee = defineModel<NomineeRow>('Nominee', nomineeSchema);
