import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';

/** An unfinished listing form with its owner's input so far, limited only in size. */
const listingDraftSchema = new Schema(
  {
    owner: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    /** chosen by the client; also the retry key of the form */
    key: { type: String, required: true },
    /** the edited listing; absent for a new one */
    property: { type: Schema.Types.ObjectId, ref: 'Property' },
    /** the text of the form's fields */
    values: { type: Schema.Types.Mixed, required: true },
    step: { type: Number, required: true },
    /** `__v` of the listing at the start of the edit */
    version: Number,
    /** original contents of the changed fields, and whether the media changed */
    base: Schema.Types.Mixed,
    /** pictures in order, by public id */
    images: {
      type: [new Schema({ publicId: String, name: String, room: String, alt: String }, { _id: false })],
      default: [],
    },
    /** owner named in the draft's source message; copied to the listing, for its lister only */
    ownerContact: {
      type: new Schema({ name: String, phones: [String] }, { _id: false }),
      default: undefined,
    },
    /** the result of reading a message (lib/imports/messages) */
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
    /** incremented with every save, so that the second of two devices learns that its version is outdated */
    rev: { type: Number, required: true },
    /** the client's name for the window that saved it last, which cannot conflict with itself */
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
