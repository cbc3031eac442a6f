import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';
import { COUNTED_OF } from '@/lib/visitors/activity/constants';

const each = (type: typeof Number | typeof Date) => ({
  type: new Schema(Object.fromEntries(COUNTED_OF.map((mark) => [mark, type])), { _id: false }),
  required: true,
});

/**
 * A guest's activity on an Indian day: count and latest time, of all activity and of some actions. Counted when the activity is written
 * (lib/visitors/activity/rules.ts), so that lists of guests are sorted without reading the activity log.
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
// a guest's activity moves to the account on sign-in (lib/visitors/guests/mutations.ts)
guestDaySchema.index({ guestID: 1 });

export type GuestDayRow = InferSchemaType<typeof guestDaySchema>;
export const GuestDay = defineModel<GuestDayRow>('GuestDay', guestDaySchema);
