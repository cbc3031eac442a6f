import mongoose, { type InferSchemaType, type Model, Schema } from 'mongoose';
import { FEED_KINDS } from '@/lib/calendar-feed/constants';

/** The address at which a calendar program reads a member's calendar. Only its hash is stored: it is shown once. */
const calendarFeedSchema = new Schema(
  {
    user: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    kind: { type: String, enum: FEED_KINDS, required: true },
    hash: { type: String, required: true },
    /** about when a program read it last */
    usedAt: Date,
  },
  { timestamps: true },
);

calendarFeedSchema.index({ user: 1, kind: 1 }, { unique: true });
calendarFeedSchema.index({ hash: 1 }, { unique: true });

export type CalendarFeedRow = InferSchemaType<typeof calendarFeedSchema>;
export const CalendarFeed: Model<CalendarFeedRow> =
  (mongoose.models.CalendarFeed as Model<CalendarFeedRow> | undefined) ??
  mongoose.model<CalendarFeedRow>('CalendarFeed', calendarFeedSchema);
