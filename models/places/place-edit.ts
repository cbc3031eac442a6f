import { type InferSchemaType, Schema } from 'mongoose';
import { PLACE_KINDS } from '@/lib/places/gazetteer/constants';
import { defineModel } from '@/lib/platform/db/define-model';

const pointSchema = new Schema(
  { lat: { type: Number, required: true }, lng: { type: Number, required: true } },
  { _id: false },
);

/** A gazetteer place that an admin changed, added or removed. It overrides the built-in one with its city and slug. */
const placeEditSchema = new Schema(
  {
    kind: { type: String, enum: PLACE_KINDS, required: true },
    city: { type: String, required: true },
    slug: { type: String, required: true },
    name: { type: String, required: true },
    nameDevanagari: { type: String, default: '' },
    nameHindi: { type: String, default: '' },
    spellings: { type: [String], default: [] },
    pinCode: String,
    points: { type: [pointSchema], required: true },
    /** metres */
    radius: { type: Number, required: true },
    removed: { type: Boolean, default: false },
  },
  { timestamps: true },
);

placeEditSchema.index({ city: 1, slug: 1 }, { unique: true });

export type PlaceEditRow = InferSchemaType<typeof placeEditSchema>;
export const PlaceEditModel = defineModel<PlaceEditRow>('PlaceEdit', placeEditSchema);
