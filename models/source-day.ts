import mongoose, { type InferSchemaType, type Model, Schema } from 'mongoose';
import { ORIGIN_KINDS } from '@/lib/listing-view/constants';

/** From which website, or by which campaign, a listing was opened on an Indian day: numbers and names of sites alone. */
const sourceDaySchema = new Schema(
  {
    day: { type: String, required: true },
    property: { type: Schema.Types.ObjectId, ref: 'Property', required: true },
    kind: { type: String, enum: ORIGIN_KINDS, required: true },
    /** `example.com`, or the tags of an address: `facebook / paid / diwali` */
    name: { type: String, required: true },
    views: { type: Number, required: true },
  },
  { versionKey: false },
);

sourceDaySchema.index({ day: 1, property: 1, kind: 1, name: 1 }, { unique: true });
sourceDaySchema.index({ property: 1 });

export type SourceDayRow = InferSchemaType<typeof sourceDaySchema>;
export const SourceDay: Model<SourceDayRow> =
  (mongoose.models.SourceDay as Model<SourceDayRow> | undefined) ??
  mongoose.model<SourceDayRow>('SourceDay', sourceDaySchema);
