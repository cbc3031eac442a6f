import { type InferSchemaType, Schema } from 'mongoose';
import { PRESENCE_TYPES } from '@/lib/brokers/presence/constants';
import { defineModel } from '@/lib/platform/db/define-model';

/** A member who is looking at a listing or lead. One row per record and member, which expires within a minute. */
const presenceSchema = new Schema(
  {
    /** `lead:<id>:<account>` */
    _id: { type: String, required: true },
    type: { type: String, enum: PRESENCE_TYPES, required: true },
    record: { type: Schema.Types.ObjectId, required: true },
    by: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    name: { type: String, required: true },
    /** team, or the office; only its members see the row */
    group: { type: String, required: true },
    until: { type: Date, required: true },
  },
  { versionKey: false },
);

presenceSchema.index({ record: 1, group: 1, until: 1 });
presenceSchema.index({ by: 1 });
presenceSchema.index({ until: 1 }, { expireAfterSeconds: 0 });

export type PresenceRow = InferSchemaType<typeof presenceSchema>;
export const Presence = defineModel<PresenceRow>('Presence', presenceSchema);
