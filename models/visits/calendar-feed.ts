import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';
import { FEED_KINDS } from '@/lib/visits/feeds/constants';

/** The address from which calendar apps read a member's calendar. Stored only as a hash, because it is shown once. */
const calendarFeedSchema = new Schema(
  {
    user: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    kind: { type: String, enum: FEED_KINDS, required: true },
    hash: { type: String, required: true },
    /** approximate time it was last read */
    usedAt: Date,
  },
  { timestamps: true },
);

calendarFeedSchema.index({ user: 1, kind: 1 }, { unique: true });
calendarFeedSchema.index({ hash: 1 }, { unique: true });

export type CalendarFeedRow = InferSchemaType<typeof calendarFeedSchema>;
export const CalendarFeed = defineModel<CalendarFeedRow>('CalendarFeed', calendarFeedSchema);
