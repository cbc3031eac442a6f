import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';

/** A listing as alerts saw it last, to tell what has changed. Its id is the listing's. */
const listingSnapshotSchema = new Schema(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    isListed: { type: Boolean, required: true },
    /** it has been listed before */
    wasListed: { type: Boolean, required: true },
    /** the listing's `updatedAt` */
    seenAt: { type: Date, required: true },
    /** what a search looks at (lib/search/index); absent while it was never listed since */
    facts: Schema.Types.Mixed,
  },
  { versionKey: false },
);

export type ListingSnapshotRow = InferSchemaType<typeof listingSnapshotSchema>;
export const ListingSnapshot = defineModel<ListingSnapshotRow>('ListingSnapshot', listingSnapshotSchema);
