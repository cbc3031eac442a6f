import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';
import { LAST_OF } from '@/lib/visitors/activity/constants';

/** A visitor without an account who chose to continue as a guest. Their activity log is in `Activity`, by guestID. */
const guestSchema = new Schema(
  {
    guestID: { type: String, required: true },
    name: { type: String, trim: true, maxlength: 120 },
    /** lower-cased name, for the tracker's prefix search */
    nameKey: String,
    /** every suffix of the id and of `nameKey`, so that a search inside them is a range of this index (lib/visitors/guests/rules.ts) */
    terms: { type: [String], default: undefined, select: false },
    userAgent: String,
    deviceFingerprint: String,
    ip: String,
    lastActive: { type: Date, required: true },
    activityCount: { type: Number, default: 0 },
    /** the latest time of any recorded activity, of some actions, and of a listing view */
    lastOf: {
      type: new Schema(Object.fromEntries(LAST_OF.map((mark) => [mark, Date])), { _id: false }),
      default: undefined,
      select: false,
    },
    /** their latest enquiry */
    askedAt: Date,
    recordActivity: { type: Boolean, default: true },
    /** the account that adopted this guest's activity at sign-in */
    adoptedBy: { type: Schema.Types.ObjectId, ref: 'User' },
    demo: { type: Boolean, select: false },
  },
  { timestamps: { createdAt: true, updatedAt: false } },
);

guestSchema.index({ guestID: 1 }, { unique: true });
guestSchema.index({ lastActive: -1, _id: -1 });
guestSchema.index({ createdAt: -1, _id: -1 });
guestSchema.index({ deviceFingerprint: 1, _id: 1 });
guestSchema.index({ nameKey: 1, _id: 1 });
guestSchema.index({ activityCount: -1, _id: -1 });
guestSchema.index({ terms: 1 }, { sparse: true });
guestSchema.index({ askedAt: 1 }, { sparse: true });
guestSchema.index({ adoptedBy: 1 }, { sparse: true });
// indexes for the analytics (lib/visitors/analytics/data.ts)
for (const mark of LAST_OF) guestSchema.index({ [`lastOf.${mark}`]: -1, _id: -1 });

export type GuestRow = InferSchemaType<typeof guestSchema>;
export const Guest = defineModel<GuestRow>('Guest', guestSchema);
