import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';

/** A listing as alerts last saw it, to detect changes. Its id is the listing's. */
const listingSnapshotSchema = new Schema(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    isListed: { type: Boolean, required: true },
    /** true if it was ever public */
    wasListed: { type: Boolean, required: true },
    /** the listing's `updatedAt` */
    seenAt: { type: Date, required: true },
    /** fields that searches use (lib/search/index); absent if it was never public since */
    facts: Schema.Types.Mixed,
  },
  { versionKey: false },
);

export type ListingSnapshotRow = InferSchemaType<typeof listingSnapshotSchema>;
export const ListingSnapshot = defineModel<ListingSnapshotRow>('ListingSnapshot', listingSnapshotSchema);
