import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';

/** A listing form that is not finished: what its owner has typed and chosen so far, by no rule but its size. */
const listingDraftSchema = new Schema(
  {
    owner: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    /** the client's, and the retry key with which the form will be sent */
    key: { type: String, required: true },
    /** the listing that is edited; absent for a new one */
    property: { type: Schema.Types.ObjectId, ref: 'Property' },
    /** the text of the form's fields */
    values: { type: Schema.Types.Mixed, required: true },
    step: { type: Number, required: true },
    /** `__v` of the listing when its edit began */
    version: Number,
    /** pictures in their order, by public id */
    images: {
      type: [new Schema({ publicId: String, name: String, room: String, alt: String }, { _id: false })],
      default: [],
    },
    /** whom the message named as the owner that the draft was made of; goes to the listing, for its lister alone */
    ownerContact: {
      type: new Schema({ name: String, phones: [String] }, { _id: false }),
      default: undefined,
    },
    /** what a message was taken to mean (lib/imports/messages) */
    reading: {
      type: new Schema(
        {
          assumed: [new Schema({ column: String, value: String, says: String }, { _id: false })],
          refused: [new Schema({ name: String, message: String }, { _id: false })],
          isMasked: Boolean,
          isWanted: Boolean,
        },
        { _id: false },
      ),
      default: undefined,
    },
    /** grows with every save: of two devices, the second learns that it has an old one */
    rev: { type: Number, required: true },
    /** the client's name of the window that saved it last: it cannot be in conflict with itself */
    writer: String,
    savedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, minimize: false },
);

listingDraftSchema.index({ owner: 1, key: 1 }, { unique: true });
listingDraftSchema.index({ owner: 1, savedAt: -1 });
listingDraftSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type ListingDraftRow = InferSchemaType<typeof listingDraftSchema>;
export const ListingDraft = defineModel<ListingDraftRow>('ListingDraft', listingDraftSchema);
