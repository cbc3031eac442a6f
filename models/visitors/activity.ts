import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';
import { ACTIVITY_ACTIONS } from '@/lib/visitors/activity/constants';

/** One entry of the activity log of a guest or a user. Exactly one of `guestID` and `user` is set. */
const activitySchema = new Schema({
  guestID: String,
  user: { type: Schema.Types.ObjectId, ref: 'User' },
  /** the user's guest id before signing in */
  fromGuest: String,
  action: { type: String, enum: ACTIVITY_ACTIONS, required: true },
  metadata: { type: Schema.Types.Mixed, default: {} },
  userAgent: String,
  ip: String,
  timestamp: { type: Date, required: true },
  demo: { type: Boolean, select: false },
});

// `_id` orders simultaneous entries, so that no page repeats them
activitySchema.index({ guestID: 1, timestamp: -1, _id: -1 });
activitySchema.index({ fromGuest: 1, timestamp: -1, _id: -1 }, { sparse: true });
activitySchema.index({ user: 1, timestamp: -1, _id: -1 }, { sparse: true });
activitySchema.index({ timestamp: -1, _id: -1 });
activitySchema.index({ action: 1, timestamp: -1, _id: -1 });
// viewers of a listing (lib/brokers/figures/data.ts)
activitySchema.index(
  { 'metadata.page': 1, timestamp: -1 },
  { partialFilterExpression: { action: 'product_view' } },
);
// entries of users, because guests' entries are counted as all minus these (lib/visitors/analytics/data.ts)
const ofUsers = { partialFilterExpression: { user: { $exists: true } } };
activitySchema.index({ timestamp: -1, user: 1 }, ofUsers);
activitySchema.index({ action: 1, timestamp: -1, user: 1 }, ofUsers);

export type ActivityRow = InferSchemaType<typeof activitySchema>;
export const Activity = defineModel<ActivityRow>('Activity', activitySchema);
