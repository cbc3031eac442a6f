import { type InferSchemaType, Schema } from 'mongoose';
import { ALERT_REASONS } from '@/lib/alerts/saved-searches/constants';
import { defineModel } from '@/lib/platform/db/define-model';

/**
 * One piece of news about one home for one person, pending while it has `dueAt`, delivered or dropped afterwards. The row stays to prevent the same news from
 * being sent twice.
 */
const searchAlertSchema = new Schema(
  {
    subscriber: { type: Schema.Types.ObjectId, ref: 'AlertSubscriber', required: true },
    property: { type: Schema.Types.ObjectId, ref: 'Property', required: true },
    reason: { type: String, enum: ALERT_REASONS, required: true },
    /** identifies the change: the listing's `updatedAt` in milliseconds; 0 for a new match, which is news once */
    change: { type: Number, required: true },
    /** the saved searches that matched */
    searches: { type: [Schema.Types.ObjectId], default: [] },
    priceBefore: Number,
    dueAt: Date,
    /** the mail or push it was sent in */
    digest: { type: Schema.Types.ObjectId, ref: 'AlertDigest' },
  },
  { timestamps: { createdAt: true, updatedAt: false }, versionKey: false },
);

searchAlertSchema.index({ subscriber: 1, property: 1, reason: 1, change: 1 }, { unique: true });
searchAlertSchema.index(
  { digest: 1, property: 1, reason: 1 },
  { unique: true, partialFilterExpression: { digest: { $exists: true } } },
);
searchAlertSchema.index({ dueAt: 1 }, { sparse: true });
searchAlertSchema.index({ property: 1, subscriber: 1 });
searchAlertSchema.index({ createdAt: 1 });

export type SearchAlertRow = InferSchemaType<typeof searchAlertSchema>;
export const SearchAlert = defineModel<SearchAlertRow>('SearchAlert', searchAlertSchema);
