import mongoose, { type InferSchemaType, type Model, Schema } from 'mongoose';

/** How often a listing was looked at on an Indian day. Counted as views are written (lib/activity/rules.ts). */
const listingDaySchema = new Schema(
  {
    /** `2026-11-21` */
    day: { type: String, required: true },
    property: { type: Schema.Types.ObjectId, ref: 'Property', required: true },
    views: { type: Number, required: true },
  },
  { versionKey: false },
);

listingDaySchema.index({ day: 1, property: 1 }, { unique: true });
// an owner's views per listing (lib/activity/data.ts)
listingDaySchema.index({ property: 1, day: 1 });

export type ListingDayRow = InferSchemaType<typeof listingDaySchema>;
export const ListingDay: Model<ListingDayRow> =
  (mongoose.models.ListingDay as Model<ListingDayRow> | undefined) ??
  mongoose.model<ListingDayRow>('ListingDay', listingDaySchema);
