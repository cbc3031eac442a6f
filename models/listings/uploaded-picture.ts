import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';

/** A picture uploaded before its listing. Deleted once a listing shows it, or after a day (lib/listings/media/mutations.ts). */
const uploadedPictureSchema = new Schema(
  {
    publicId: { type: String, required: true },
    /** the only person who can put it into a listing */
    owner: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    /** the listing's data for it, with hashes that never leave the server */
    image: { type: Schema.Types.Mixed, required: true },
    /** true if it was shared to the app before signing in and is in no draft yet (lib/imports/shares) */
    isShared: Boolean,
    /** the request putting it into a listing, until `claimedUntil` */
    claim: String,
    claimedUntil: Date,
    /** the time until which a draft keeps it */
    keptUntil: Date,
    createdAt: { type: Date, required: true },
  },
  { versionKey: false },
);

uploadedPictureSchema.index({ publicId: 1 }, { unique: true });
uploadedPictureSchema.index({ owner: 1, isShared: 1 });
uploadedPictureSchema.index({ createdAt: 1 });

export type UploadedPictureRow = InferSchemaType<typeof uploadedPictureSchema>;
export const UploadedPicture = defineModel<UploadedPictureRow>('UploadedPicture', uploadedPictureSchema);
