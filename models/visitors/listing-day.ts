import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';
import { READER_SOURCES } from '@/lib/visitors/views/constants';

/** What visitors did with a listing on an Indian day, in numbers alone (lib/visitors/views/mutations.ts). */
const listingDaySchema = new Schema(
  {
    /** `2026-11-21` */
    day: { type: String, required: true },
    property: { type: Schema.Types.ObjectId, ref: 'Property', required: true },
    /** its page was opened */
    views: { type: Number, required: true },
    /** its card was on a screen */
    seen: Number,
    /** where those came from who opened it; absent on days before this was counted */
    sources: {
      type: new Schema(Object.fromEntries(READER_SOURCES.map((source) => [source, Number])), { _id: false }),
      default: undefined,
    },
  },
  { versionKey: false },
);

listingDaySchema.index({ day: 1, property: 1 }, { unique: true });
// the figures of one listing, and of those that are like it (lib/brokers/figures/data.ts)
listingDaySchema.index({ property: 1, day: 1 });

export type ListingDayRow = InferSchemaType<typeof listingDaySchema>;
export const ListingDay = defineModel<ListingDayRow>('ListingDay', listingDaySchema);
