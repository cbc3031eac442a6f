import mongoose, { type InferSchemaType, type Model, Schema } from 'mongoose';

/** A process that answers from memory, and up to where it has read the invalidation log (docs/decisions, front door). */
const frontDoorSchema = new Schema(
  {
    _id: { type: String, required: true },
    seen: { type: Number, required: true },
    /** a process that ended without a word is forgotten then */
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);

frontDoorSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type FrontDoorRow = InferSchemaType<typeof frontDoorSchema>;
export const FrontDoor: Model<FrontDoorRow> =
  (mongoose.models.FrontDoor as Model<FrontDoorRow> | undefined) ??
  mongoose.model<FrontDoorRow>('FrontDoor', frontDoorSchema, 'front_doors');
