import { type InferSchemaType, Schema } from 'mongoose';
import { MAX_NUMBER_LENGTH } from '@/lib/accounts/certificates/constants';
import { defineModel } from '@/lib/platform/db/define-model';

const fileSchema = new Schema(
  {
    /** key in the private store, with the certificate's id as additional data */
    storageKey: { type: String, required: true },
    name: { type: String, required: true },
    mimeType: { type: String, required: true },
    size: { type: Number, required: true },
    isEncrypted: { type: Boolean, required: true },
  },
  { _id: false },
);

/** An agent's registration (Real Estate Act 2016, section 9), of the firm or of a person who meets buyers. */
const certificateSchema = new Schema(
  {
    /** `firm`, or the id of the account */
    holder: { type: String, required: true },
    user: { type: Schema.Types.ObjectId, ref: 'User' },
    number: { type: String, required: true, maxlength: MAX_NUMBER_LENGTH },
    /** the last Indian day on which it is valid, such as `2027-03-31` */
    validUntil: { type: String, required: true },
    file: fileSchema,
    /** reminders already sent, as date and days before: `2027-03-31:30` */
    reminded: { type: [String], default: [] },
  },
  { timestamps: true },
);

certificateSchema.index({ holder: 1 }, { unique: true });
certificateSchema.index({ validUntil: 1 });

export type CertificateRow = InferSchemaType<typeof certificateSchema>;
export const Certificate = defineModel<CertificateRow>('Certificate', certificateSchema);
