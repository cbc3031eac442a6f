import { type InferSchemaType, Schema } from 'mongoose';
import { CHECKS } from '@/lib/listings/evidence/constants';
import { SITE_STATES } from '@/lib/moderation/site-checks/constants';
import { defineModel } from '@/lib/platform/db/define-model';

const photoSchema = new Schema(
  {
    /** key in the private store */
    storageKey: { type: String, required: true },
    mimeType: { type: String, required: true },
    size: { type: Number, required: true },
    isEncrypted: { type: Boolean, required: true },
  },
  { _id: false },
);

/** Evidence of a listing that a validator confirmed on site, with a photo and the place where it was taken. */
const siteCheckSchema = new Schema({
  property: { type: Schema.Types.ObjectId, ref: 'Property', required: true },
  check: { type: String, enum: CHECKS, required: true },
  state: { type: String, enum: SITE_STATES, required: true },
  note: { type: String, default: '', maxlength: 300 },
  /** absent once the person's account is erased */
  by: { type: Schema.Types.ObjectId, ref: 'User' },
  at: { type: Date, required: true },
  /** longitude and latitude of the phone */
  point: { type: [Number], required: true },
  /** radius in metres within which the phone is (W3C Geolocation) */
  accuracy: { type: Number, required: true },
  /** metres to the listing's exact place; absent if only its locality is known */
  distance: Number,
  photo: { type: photoSchema, required: true },
});

siteCheckSchema.index({ property: 1, at: -1, _id: -1 });
siteCheckSchema.index({ by: 1 }, { sparse: true });

export type SiteCheckRow = InferSchemaType<typeof siteCheckSchema>;
export const SiteCheck = defineModel<SiteCheckRow>('SiteCheck', siteCheckSchema);
