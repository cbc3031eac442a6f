import mongoose, { type InferSchemaType, type Model, Schema } from 'mongoose';

/**
 * Who brings or removes a stored picture or video at this moment, one row for each object: what keeps the processes of
 * an installation apart (lib/media/in-flight.ts). Ends by itself, so that a crash holds nothing for good.
 */
const mediaHoldSchema = new Schema(
  {
    publicId: { type: String, required: true },
    /** requests that bring the object with a listing, until `until` */
    holders: { type: [String], default: [] },
    /** who removes the object, until `removingUntil`; absent when nobody does */
    remover: String,
    removingUntil: Date,
    until: { type: Date, required: true },
  },
  { versionKey: false },
);

mediaHoldSchema.index({ publicId: 1 }, { unique: true });
mediaHoldSchema.index({ until: 1 }, { expireAfterSeconds: 0 });

export type MediaHoldRow = InferSchemaType<typeof mediaHoldSchema>;
export const MediaHold: Model<MediaHoldRow> =
  (mongoose.models.MediaHold as Model<MediaHoldRow> | undefined) ??
  mongoose.model<MediaHoldRow>('MediaHold', mediaHoldSchema);
