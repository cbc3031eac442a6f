import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';
import { ORIGIN_KINDS } from '@/lib/visitors/views/constants';

/** The website or campaign from which a listing was opened on an Indian day, with only numbers and site names. */
const sourceDaySchema = new Schema(
  {
    day: { type: String, required: true },
    property: { type: Schema.Types.ObjectId, ref: 'Property', required: true },
    kind: { type: String, enum: ORIGIN_KINDS, required: true },
    /** `example.com`, or the campaign tags of an address: `facebook / paid / diwali` */
    name: { type: String, required: true },
    views: { type: Number, required: true },
  },
  { versionKey: false },
);

sourceDaySchema.index({ day: 1, property: 1, kind: 1, name: 1 }, { unique: true });
sourceDaySchema.index({ property: 1 });

export type SourceDayRow = InferSchemaType<typeof sourceDaySchema>;
export const SourceDay = defineModel<SourceDayRow>('SourceDay', sourceDaySchema);
