import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';
import { COUNTED_OF } from '@/lib/visitors/activity/constants';

const each = (type: typeof Number | typeof Date) => ({
  type: new Schema(Object.fromEntries(COUNTED_OF.map((mark) => [mark, type])), { _id: false }),
  required: true,
});

/**
 * What a guest did on an Indian day: how often and when last, of anything and of some actions. Counted when the activity is
 * written (lib/visitors/activity/rules.ts), so that lists of guests are ordered without reading the activity log.
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
// a guest who signs in takes the activity along (lib/visitors/guests/mutations.ts)
guestDaySchema.index({ guestID: 1 });

export type GuestDayRow = InferSchemaType<typeof guestDaySchema>;
export const GuestDay = defineModel<GuestDayRow>('GuestDay', guestDaySchema);
