import mongoose, { type InferSchemaType, type Model, Schema } from 'mongoose';
import { COUNTED_OF } from '@/lib/activity/constants';

const each = (type: typeof Number | typeof Date) => ({
  type: new Schema(Object.fromEntries(COUNTED_OF.map((mark) => [mark, type])), { _id: false }),
  required: true,
});

/**
 * What a guest did on an Indian day: how often and when last, of anything and of some actions. Counted when the activity is
 * written (lib/activity/rules.ts), so that lists of guests are ordered without reading the activity log.
 */
const guestDaySchema = new Schema(
  {
    /** `2026-11-21` */
    day: { type: String, required: true },
    guestID: { type: String, required: true },
    counts: each(Number),
    last: each(Date),
  },
  { versionKey: false },
);

guestDaySchema.index({ day: 1, guestID: 1 }, { unique: true });
// a guest who signs in takes the activity along (lib/guest/mutations.ts)
guestDaySchema.index({ guestID: 1 });

export type GuestDayRow = InferSchemaType<typeof guestDaySchema>;
export const GuestDay: Model<GuestDayRow> =
  (mongoose.models.GuestDay as Model<GuestDayRow> | undefined) ??
  mongoose.model<GuestDayRow>('GuestDay', guestDaySchema);
