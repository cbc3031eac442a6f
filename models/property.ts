import mongoose, { type InferSchemaType, type Model, Schema } from 'mongoose';
import {
  AMENITIES,
  CATEGORIES,
  FACINGS,
  FURNISHINGS,
  LISTING_TYPES,
  POSSESSIONS,
  PROPERTY_STATUSES,
  RERA_EXEMPTIONS,
  REVIEW_STATES,
} from '@/lib/listing-vocabulary/constants';

const imageSchema = new Schema(
  {
    url: { type: String, required: true },
    public_id: { type: String, required: true },
    width: { type: Number, required: true },
    height: { type: Number, required: true },
    blurDataURL: String,
    phash: String,
    /** the hash in four pieces: pictures that differ in at most three bits share one of them exactly */
    phashBands: { type: [String], default: undefined },
    alt: String,
  },
  { _id: false },
);

const videoSchema = new Schema({ url: { type: String, required: true }, public_id: String }, { _id: false });

const pricePointSchema = new Schema(
  { price: { type: Number, required: true }, at: { type: Date, required: true } },
  { _id: false },
);

/**
 * A listing. The first fields are named as on the wire (docs/spec.md#wire-format); then what Indian buyers filter by.
 * Areas are square feet, money is whole rupees (a month's rent when `type` is `rent`), coordinates are
 * [longitude, latitude] as in GeoJSON.
 */
const propertySchema = new Schema(
  {
    title: { type: String, required: true, trim: true, maxlength: 160 },
    description: { type: String, required: true, trim: true, maxlength: 5000 },
    price: { type: Number, required: true, min: 0 },
    type: { type: String, required: true, enum: LISTING_TYPES },
    category: { type: String, required: true, enum: CATEGORIES },
    location: {
      address: { type: String, default: '' },
      coordinates: { type: [Number], default: [0, 0] },
    },
    address: { type: String, required: true, trim: true, maxlength: 300 },
    bedrooms: { type: Number, min: 0, max: 50 },
    area: { type: Number, required: true, min: 0 },
    images: { type: [imageSchema], default: [] },
    videos: { type: [videoSchema], default: [] },
    status: { type: String, required: true, enum: PROPERTY_STATUSES, default: 'active' },

    city: { type: String, required: true },
    /** `city` and `locality` as they stand in URLs, e.g. `nagpur`, `dharampeth` */
    citySlug: { type: String, required: true },
    locality: String,
    localitySlug: String,
    /** society or project, e.g. "Narmada Heights" */
    project: String,
    pinCode: String,
    bathrooms: { type: Number, min: 0, max: 50 },
    balconies: { type: Number, min: 0, max: 20 },
    carpetArea: { type: Number, min: 0 },
    builtUpArea: { type: Number, min: 0 },
    superBuiltUpArea: { type: Number, min: 0 },
    floor: Number,
    totalFloors: Number,
    facing: { type: String, enum: FACINGS },
    furnishing: { type: String, enum: FURNISHINGS },
    possession: { type: String, enum: POSSESSIONS },
    possessionDate: Date,
    ageYears: { type: Number, min: 0, max: 200 },
    parking: { type: Number, min: 0, max: 50 },
    amenities: { type: [{ type: String, enum: AMENITIES }], default: [] },
    reraNumber: String,
    /** why no project number is needed, as the owner declared */
    reraExemption: { type: String, enum: RERA_EXEMPTIONS },
    /** society charges in rupees a month, and the deposit of a letting in rupees */
    maintenance: { type: Number, min: 0 },
    deposit: { type: Number, min: 0 },

    owner: { type: Schema.Types.ObjectId, ref: 'User' },
    /** the desk's own number of the listing, in small letters; files that are imported name it */
    code: { type: String, select: false },
    priceHistory: { type: [pricePointSchema], default: [] },
    verifiedAt: Date,
    /** listings of other owners that carry the same photograph; for the people who verify */
    samePhotoAs: { type: [Schema.Types.ObjectId], default: undefined, select: false },
    /** listings that may be the same property, and those that the desk has found to be another one */
    suspectOf: { type: [Schema.Types.ObjectId], default: undefined, select: false },
    notDuplicateOf: { type: [Schema.Types.ObjectId], default: undefined, select: false },
    /** where it stands with the desk (lib/listing/rules.ts); absent on what was there before there was a queue */
    review: {
      type: new Schema(
        {
          state: { type: String, enum: REVIEW_STATES, required: true },
          since: { type: Date, required: true },
          reason: String,
          before: Schema.Types.Mixed,
        },
        { _id: false },
      ),
      select: false,
    },
    /** lower-case words of title, address, project, locality and description, for prefix search without a regular expression */
    terms: { type: [String], default: [], select: false },
    /** client-sent key that makes creating idempotent; unique per owner */
    idempotencyKey: { type: String, select: false },
    /** part of the demo set: counts that an installation prints sign-ins for, and what `npm run seed` replaces */
    demo: { type: Boolean, select: false },
  },
  { timestamps: true, optimisticConcurrency: true },
);

// Every list of lib/listing/data.ts reads through one of these; property.indexes.test.ts explains them all.
propertySchema.index({ status: 1, createdAt: -1, _id: -1 });
propertySchema.index({ type: 1, citySlug: 1, category: 1, status: 1, createdAt: -1, _id: -1 });
propertySchema.index({ type: 1, citySlug: 1, status: 1, createdAt: -1, _id: -1 });
propertySchema.index({ type: 1, status: 1, createdAt: -1, _id: -1 });
propertySchema.index({ type: 1, status: 1, price: 1, _id: 1 });
propertySchema.index({ type: 1, citySlug: 1, status: 1, price: 1, _id: 1 });
propertySchema.index({ category: 1, status: 1, createdAt: -1, _id: -1 });
propertySchema.index({ citySlug: 1, localitySlug: 1, status: 1, createdAt: -1, _id: -1 });
propertySchema.index({ terms: 1, status: 1 });
propertySchema.index({ owner: 1, createdAt: -1 });
propertySchema.index({ code: 1 }, { sparse: true });
propertySchema.index({ 'images.phashBands': 1 }, { sparse: true });
propertySchema.index({ samePhotoAs: 1 }, { sparse: true });
propertySchema.index({ suspectOf: 1 }, { sparse: true });
propertySchema.index({ citySlug: 1, localitySlug: 1, category: 1, type: 1, price: 1 });
propertySchema.index({ 'review.state': 1, status: 1, 'review.since': 1, _id: 1 });
propertySchema.index({ createdAt: -1, _id: -1 });
propertySchema.index({ price: 1, _id: 1 });
propertySchema.index({ status: 1, price: 1, _id: 1 });
propertySchema.index({ 'images.public_id': 1 });
propertySchema.index({ 'videos.public_id': 1 });
propertySchema.index({ updatedAt: 1, _id: 1 });
propertySchema.index(
  { owner: 1, idempotencyKey: 1 },
  { unique: true, partialFilterExpression: { idempotencyKey: { $exists: true } } },
);

export type PropertyRow = InferSchemaType<typeof propertySchema>;
export const Property: Model<PropertyRow> =
  (mongoose.models.Property as Model<PropertyRow> | undefined) ??
  mongoose.model<PropertyRow>('Property', propertySchema);
