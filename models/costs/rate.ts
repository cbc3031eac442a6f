import { type InferSchemaType, Schema } from 'mongoose';
import { RATE_GROUPS, RATE_UNITS } from '@/lib/costs/rates/constants';
import { CATEGORIES } from '@/lib/listings/fields/vocabulary';
import { JURISDICTIONS } from '@/lib/places/constants';
import { defineModel } from '@/lib/platform/db/define-model';

/**
 * A statutory charge, term, code or text from a date on (docs/spec/deals.md#rates-and-rules). A change in the law adds a row; old rows stay to explain old
 * calculations.
 */
const rateSchema = new Schema(
  {
    /** identifies the rule across its dates, e.g. `mh-stamp-duty-women` */
    key: { type: String, required: true },
    group: { type: String, enum: RATE_GROUPS, required: true },
    label: { type: String, required: true },
    /** state by name; `India` applies everywhere */
    region: { type: String, required: true },
    /** limits it to these cities; empty means the entire region */
    citySlugs: { type: [String], default: [] },
    /** only under these local authorities; empty means everywhere */
    jurisdictions: { type: [{ type: String, enum: JURISDICTIONS }], default: [] },
    categories: { type: [{ type: String, enum: CATEGORIES }], default: [] },
    /** set for women buyers only */
    womenOnly: { type: Boolean, default: false },
    /** set for homes under construction */
    underConstructionOnly: { type: Boolean, default: false },
    maxPrice: Number,
    /** square feet of carpet */
    maxCarpetArea: Number,
    percent: { type: Number, required: true, min: 0, max: 100 },
    capRupees: Number,
    /** a fixed sum instead of a percentage, which then is 0 */
    rupees: Number,
    /** a number of `unit`, or text such as a form, a code or a section, instead of percent and rupees */
    count: Number,
    unit: { type: String, enum: RATE_UNITS },
    text: String,
    from: { type: Date, required: true },
    source: { type: String, required: true },
    /** the Indian day on which the source was last read */
    checkedOn: String,
    /** disagreement between sources, and the person to ask */
    doubt: String,
  },
  { timestamps: true },
);

rateSchema.index({ key: 1, from: 1 }, { unique: true });
rateSchema.index({ region: 1, from: -1 });

export type RateRow = InferSchemaType<typeof rateSchema>;
export const Rate = defineModel<RateRow>('Rate', rateSchema);
