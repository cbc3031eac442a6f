import { type InferSchemaType, Schema } from 'mongoose';
import { ADVERT_KINDS } from '@/lib/compliance/adverts/constants';
import { defineModel } from '@/lib/platform/db/define-model';

/** A public version of an advert. Entries are only added and chained by hash (docs/spec/listing.md#what-was-advertised). */
const advertVersionSchema = new Schema({
  seq: { type: Number, required: true },
  prev: { type: String, required: true },
  hash: { type: String, required: true },
  at: { type: Date, required: true },
  listing: { type: Schema.Types.ObjectId, required: true },
  /** its project's MahaRERA number; empty without one */
  project: { type: String, default: '' },
  title: { type: String, required: true },
  kind: { type: String, enum: ADVERT_KINDS, required: true },
  /** variant of a print, such as `brochure-2` */
  variant: { type: String, default: '' },
  language: { type: String, required: true },
  /** hash of the content, to detect equal versions */
  version: { type: String, required: true },
  /** SHA-256 of the document; empty without one */
  sha256: { type: String, default: '' },
  type: { type: String, default: '' },
  size: { type: Number, default: 0 },
});

advertVersionSchema.index({ seq: 1 }, { unique: true });
advertVersionSchema.index({ listing: 1, seq: -1 });
advertVersionSchema.index({ project: 1, seq: -1 });

export type AdvertVersionRow = InferSchemaType<typeof advertVersionSchema>;
export const AdvertVersion = defineModel<AdvertVersionRow>('AdvertVersion', advertVersionSchema);
