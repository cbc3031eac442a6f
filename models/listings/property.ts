import { type InferSchemaType, Schema } from 'mongoose';
import { CHECK_STATES, CHECKS, SOURCES, WITNESSES } from '@/lib/listings/evidence/constants';
import { type FieldValue, LISTING_FIELDS } from '@/lib/listings/fields/constants';
import {
  LISTING_BLOCKS,
  LISTING_CHOICES,
  REVIEW_STATES,
  VERIFICATION_STATES,
} from '@/lib/listings/fields/vocabulary';
import { CONFIRMERS, NEXT_STEPS } from '@/lib/listings/freshness/constants';
import { IMAGE_ROOMS } from '@/lib/listings/media/constants';
import { PLACE_PRECISIONS } from '@/lib/places/constants';
import { defineModel } from '@/lib/platform/db/define-model';
import { LANGUAGES } from '@/lib/platform/language/languages';

const imageSchema = new Schema(
  {
    url: { type: String, required: true },
    public_id: { type: String, required: true },
    width: { type: Number, required: true },
    height: { type: Number, required: true },
    blurDataURL: String,
    phash: String,
    /** the hash in four pieces, because pictures that differ in at most three bits share one of them exactly */
    phashBands: { type: [String], default: undefined },
    alt: String,
    /** the room shown, or a plan or 360° picture (lib/listings/media/constants.ts) */
    room: { type: String, enum: IMAGE_ROOMS },
    /** true while only the JPEG in `url` exists (lib/listings/media/jobs.ts) */
    pending: Boolean,
    /** hash of the uploaded file, so that the same file twice in one listing is one picture */
    contentHash: String,
  },
  { _id: false },
);

const videoSchema = new Schema({ url: { type: String, required: true }, public_id: String }, { _id: false });

/** Witness and time for a check's state or a fact's source (lib/listings/evidence). */
const stated = { by: { type: String, enum: WITNESSES, required: true }, at: { type: Date, required: true } };
const checkSchema = new Schema(
  {
    check: { type: String, enum: CHECKS, required: true },
    state: { type: String, enum: CHECK_STATES },
    ...stated,
  },
  { _id: false },
);
const sourceSchema = new Schema(
  { field: { type: String, required: true }, source: { type: String, enum: SOURCES }, ...stated },
  { _id: false },
);

const pricePointSchema = new Schema(
  { price: { type: Number, required: true }, at: { type: Date, required: true } },
  { _id: false },
);

/**
 * A listing. Fields filled in by people come from the registry (lib/listings/fields/constants.ts); the rest is defined here. Areas are in square feet, money in
 * whole rupees (monthly rent if `type` is `rent`), coordinates are [longitude, latitude] as in GeoJSON.
 */
const propertySchema = new Schema(
  {
    location: {
      address: { type: String, default: '' },
      coordinates: { type: [Number], default: [0, 0] },
    },
    images: { type: [imageSchema], default: [] },
    videos: { type: [videoSchema], default: [] },
    checks: { type: [checkSchema], default: undefined },
    sources: { type: [sourceSchema], default: undefined },
    /** the owner's choice and its blocks, from which `status`, used by queries and indexes, is derived (lib/listings/lifecycle.ts) */
    lifecycle: {
      type: new Schema(
        {
          choice: { type: String, enum: LISTING_CHOICES, required: true },
          blockedBy: { type: [{ type: String, enum: LISTING_BLOCKS }], default: [] },
          verification: {
            type: new Schema(
              { state: { type: String, enum: VERIFICATION_STATES, required: true }, at: Date, endedAt: Date },
              { _id: false },
            ),
          },
          binnedAt: Date,
        },
        { _id: false },
      ),
    },
    /** equal for two listings of one home, unique per owner; absent on listings that are not public */
    homeKey: { type: String, select: false },
    /** a questioned price that was confirmed */
    confirmedPrice: { type: Number, select: false },
    /** accuracy of `location.coordinates` (lib/places) */
    placePrecision: { type: String, enum: PLACE_PRECISIONS },
    /** the exact place of a listing that shows only its area, for its owner and admins */
    pin: { type: [Number], default: undefined, select: false },
    /** `city` and `locality` as in URLs, e.g. `nagpur`, `dharampeth`; empty for an unknown town */
    citySlug: { type: String, default: '' },
    localitySlug: String,

    owner: { type: Schema.Types.ObjectId, ref: 'User' },
    /** the owner's team, if any (lib/teams/rules.ts); absent if only the owner's */
    team: { type: Schema.Types.ObjectId, ref: 'Team' },
    /** owner named in an imported row or message, or by the lister; visible to the lister only */
    ownerContact: {
      type: new Schema(
        {
          name: String,
          phones: [String],
          email: { type: String, maxlength: 254 },
          language: { type: String, enum: LANGUAGES },
          /** false for no Monday letters (lib/brokers/letters) */
          hasLetters: Boolean,
          /** incremented with each save of its form; independent of the listing's version */
          version: Number,
        },
        { _id: false },
      ),
      default: undefined,
      select: false,
    },
    /** the agency's own number of the listing, in lower case; imported files refer to it */
    code: { type: String, select: false },
    /** the code for people, such as `SG-NAG-4821` (lib/listings/codes/rules.ts) */
    propertyCode: String,
    priceHistory: { type: [pricePointSchema], default: [] },
    /** time and author of the last confirmation that it is available (lib/listings/freshness) */
    confirmedAt: Date,
    confirmedBy: { type: String, enum: CONFIRMERS },
    /** the next step without a confirmation, and its date */
    freshness: {
      type: new Schema({ next: { type: String, enum: NEXT_STEPS }, at: Date }, { _id: false }),
      select: false,
    },
    /** date and price of sale or letting, only for its owner (lib/listings/closing) */
    closing: {
      type: new Schema(
        {
          on: { type: Date, required: true },
          price: Number,
          /** end of the undo period, before which no message is sent */
          tellAt: Date,
          /** similar homes offered in the messages, if its lister has chosen them */
          similar: { type: [Schema.Types.ObjectId], default: undefined },
        },
        { _id: false },
      ),
      default: undefined,
    },
    /** number of visitors who reported it gone since the last confirmation */
    goneCount: Number,
    /** the last edit, if a confirmation followed it */
    editedAt: { type: Date, select: false },
    /** other owners' listings with the same photo */
    samePhotoAs: { type: [Schema.Types.ObjectId], default: undefined, select: false },
    /** duplicate candidates (lib/moderation/duplicates), and listings that an admin found to be different */
    duplicateCandidates: { type: [Schema.Types.ObjectId], default: undefined, select: false },
    notDuplicateOf: { type: [Schema.Types.ObjectId], default: undefined, select: false },
    /** its moderation state (lib/listings/rules.ts); absent on listings older than the review queue */
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
    /** client-sent key that makes creating idempotent; unique per owner */
    idempotencyKey: { type: String, select: false },
    /** over the body and files sent with the key */
    idempotencyDigest: { type: String, select: false },
    /** part of the demo set, which `npm run seed` replaces */
    demo: { type: Boolean, select: false },
  },
  { timestamps: true, optimisticConcurrency: true },
);

type Definition = {
  kind: string;
  required?: string;
  always?: true;
  transient?: true;
  max?: number;
  values?: readonly string[];
};

/** The path of a field; floors may be negative, and required texts are trimmed and bounded. */
function pathOf({ kind, required, always, max, values }: Definition): object {
  if (kind === 'choices') return { type: [{ type: String, enum: values }], default: [] };
  const isRequired = Boolean(required || always);
  if (values) return { type: String, required: isRequired, enum: values };
  if (kind === 'date') return { type: Date };
  if (kind === 'floor') return { type: Number };
  if (kind === 'count') return { type: Number, min: 0, max };
  if (kind === 'rupees' || kind === 'area' || kind === 'length')
    return { type: Number, required: isRequired, min: 0 };
  if (required) return { type: String, required: true, trim: true, maxlength: max };
  // an empty text is allowed for the town of an unnamed place
  return { type: String, ...(always && { default: '' }) };
}

const definitions: [string, Definition][] = Object.entries(LISTING_FIELDS);
propertySchema.add(
  Object.fromEntries(
    definitions.filter(([, { transient }]) => !transient).map(([name, field]) => [name, pathOf(field)]),
  ),
);
propertySchema.path('status').default('active');

// One per query of data.ts and mutations.ts. Searches use the index in memory (lib/search/index) instead.
propertySchema.index({ status: 1, createdAt: -1, _id: -1 });
propertySchema.index({ type: 1, status: 1, createdAt: -1, _id: -1 });
propertySchema.index({ owner: 1, createdAt: -1 });
// the table of own listings, and the tasks about them (lib/brokers/own-listings, lib/office/today)
propertySchema.index({ owner: 1, status: 1, createdAt: -1 });
propertySchema.index({ owner: 1, 'review.state': 1, 'review.since': 1 });
propertySchema.index({ team: 1, createdAt: -1 }, { partialFilterExpression: { team: { $exists: true } } });
propertySchema.index({ code: 1 }, { sparse: true });
// homes whose owners can get Monday letters (lib/brokers/letters)
propertySchema.index({ 'ownerContact.phones': 1 }, { sparse: true });
propertySchema.index({ 'ownerContact.email': 1 }, { sparse: true });
propertySchema.index({ 'closing.tellAt': 1 }, { sparse: true });
propertySchema.index({ propertyCode: 1 }, { unique: true, sparse: true });
propertySchema.index({ 'images.phashBands': 1 }, { sparse: true });
propertySchema.index({ samePhotoAs: 1 }, { sparse: true });
propertySchema.index({ duplicateCandidates: 1 }, { sparse: true });
propertySchema.index({ citySlug: 1, localitySlug: 1, category: 1, type: 1, price: 1 });
propertySchema.index({ 'review.state': 1, status: 1, 'review.since': 1, _id: 1 });
propertySchema.index({ createdAt: -1, _id: -1 });
propertySchema.index({ 'images.public_id': 1 });
propertySchema.index({ 'videos.public_id': 1 });
propertySchema.index({ updatedAt: 1, _id: 1 });
propertySchema.index({ 'lifecycle.binnedAt': 1 }, { sparse: true });
propertySchema.index({ 'freshness.at': 1 }, { sparse: true });
propertySchema.index(
  { owner: 1, idempotencyKey: 1 },
  { unique: true, partialFilterExpression: { idempotencyKey: { $exists: true } } },
);

propertySchema.index(
  { owner: 1, homeKey: 1 },
  { unique: true, partialFilterExpression: { homeKey: { $exists: true } } },
);

type Fields = typeof LISTING_FIELDS;
type StoredName = { [K in keyof Fields]: Fields[K] extends { transient: true } ? never : K }[keyof Fields];
type RequiredName = {
  [K in StoredName]: Fields[K] extends { required: string } | { always: true } ? K : never;
}[StoredName];
type StoredValue<F> = F extends { kind: 'date' } ? Date : FieldValue<F>;

export type PropertyRow = InferSchemaType<typeof propertySchema> & {
  [K in RequiredName]: StoredValue<Fields[K]>;
} & { [K in Exclude<StoredName, RequiredName>]?: StoredValue<Fields[K]> | null };

export const Property = defineModel<PropertyRow>(
  'Property',
  propertySchema as unknown as Schema<PropertyRow>,
);
