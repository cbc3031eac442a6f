import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';

/** A stored picture with missing sizes and formats, as leased work (lib/listings/media/jobs.ts). */
const unfinishedPictureSchema = new Schema(
  {
    publicId: { type: String, required: true },
    /** `made` means that every file exists, but a listing may still mark the picture as pending */
    status: { type: String, enum: ['waiting', 'made'], default: 'waiting', required: true },
    cursor: { type: Number, default: 0, required: true },
    attempts: { type: Number, default: 0, required: true },
    holder: String,
    leaseUntil: { type: Date, required: true },
    message: String,
  },
  { versionKey: false },
);

unfinishedPictureSchema.index({ publicId: 1 }, { unique: true });
unfinishedPictureSchema.index({ status: 1, leaseUntil: 1 });

export type UnfinishedPictureRow = InferSchemaType<typeof unfinishedPictureSchema>;
export const UnfinishedPicture = defineModel<UnfinishedPictureRow>(
  'UnfinishedPicture',
  unfinishedPictureSchema,
);
