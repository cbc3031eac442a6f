import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';

/** Number of times that a place typed into the search box led to listings, which sorts suggestions. */
const placeUseSchema = new Schema({
  /** id of the place in the search box, e.g. `locality:nagpur:dharampeth` */
  place: { type: String, required: true },
  uses: { type: Number, default: 0 },
});

placeUseSchema.index({ place: 1 }, { unique: true });
placeUseSchema.index({ uses: -1 });

export type PlaceUseRow = InferSchemaType<typeof placeUseSchema>;
export const PlaceUse = defineModel<PlaceUseRow>('PlaceUse', placeUseSchema);
