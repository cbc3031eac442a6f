import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';
import { READER_SOURCES } from '@/lib/visitors/views/constants';

/** Visitors' use of a listing on an Indian day, as plain numbers (lib/visitors/views/mutations.ts). */
const listingDaySchema = new Schema(
  {
    /** `2026-11-21` */
    day: { type: String, required: true },
    property: { type: Schema.Types.ObjectId, ref: 'Property', required: true },
    /** page views */
    views: { type: Number, required: true },
    /** card impressions */
    seen: Number,
    /** origins of the views; absent on days before they were counted */
    sources: {
      type: new Schema(Object.fromEntries(READER_SOURCES.map((source) => [source, Number])), { _id: false }),
      default: undefined,
    },
  },
  { versionKey: false },
);

listingDaySchema.index({ day: 1, property: 1 }, { unique: true });
// the figures of one listing, and of similar ones (lib/brokers/figures/data.ts)
listingDaySchema.index({ property: 1, day: 1 });

export type ListingDayRow = InferSchemaType<typeof listingDaySchema>;
export const ListingDay = defineModel<ListingDayRow>('ListingDay', listingDaySchema);
