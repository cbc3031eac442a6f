import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';
import { MAX_NOTE_LENGTH, SHARE_MODES, VERDICTS } from '@/lib/shortlists/constants';
import { encryptedSchema } from '@/models/platform/encrypted';

/** A home in a list, with its data from the owner's last look. */
const homeSchema = new Schema(
  {
    property: { type: Schema.Types.ObjectId, ref: 'Property', required: true },
    addedAt: { type: Date, required: true },
    note: { type: String, default: '', maxlength: MAX_NOTE_LENGTH },
    /** 1 to 5 */
    rating: Number,
    seen: {
      type: new Schema({ at: Date, title: String, price: Number, status: String }, { _id: false }),
      required: true,
    },
    /** for a client's list, the state last announced to the client */
    announced: new Schema({ price: Number, status: String }, { _id: false }),
  },
  { _id: false },
);

/** A link holder's request to see some of the homes on one day. */
const tourSchema = new Schema(
  {
    visitor: { type: String, required: true },
    name: { type: String, required: true, maxlength: 60 },
    phone: { type: String, default: '', maxlength: 30 },
    /** Indian day: 2026-11-29 */
    day: { type: String, required: true, maxlength: 10 },
    homes: { type: [Schema.Types.ObjectId], required: true },
    at: { type: Date, required: true },
  },
  { _id: false },
);

/** A link holder's reply to one home. */
const replySchema = new Schema(
  {
    property: { type: Schema.Types.ObjectId, required: true },
    /** browser that wrote it (lib/platform/auth/visitor.ts), whose next reply replaces this one */
    visitor: { type: String, required: true },
    name: { type: String, required: true, maxlength: 60 },
    verdict: { type: String, enum: VERDICTS, required: true },
    note: { type: String, default: '', maxlength: MAX_NOTE_LENGTH },
    at: { type: Date, required: true },
  },
  { _id: false },
);

const shareSchema = new Schema(
  {
    tokenHash: { type: String, required: true },
    /** the token itself, so that its owner can send the link again */
    token: { type: encryptedSchema, required: true },
    mode: { type: String, enum: SHARE_MODES, required: true },
    /** approximate time the link was last opened */
    usedAt: Date,
  },
  { _id: false },
);

/**
 * Homes that a person has saved or hidden. `owner` is `user:<id>`, `guest:<guestID>`, `visitor:<hash of a cookie>`, or `client:<id>` for a broker's selection
 * for a client. `slot` is `default` for the heart's list, `hidden` for homes that are "not for us", else the row's own id.
 */
const shortlistSchema = new Schema(
  {
    owner: { type: String, required: true },
    slot: { type: String, required: true },
    name: { type: String, required: true, maxlength: 60 },
    homes: { type: [homeSchema], default: [] },
    share: shareSchema,
    /** the account that chose the list for a client */
    sentBy: { type: Schema.Types.ObjectId, ref: 'User' },
    /** the account's message to the client */
    words: { type: String, maxlength: MAX_NOTE_LENGTH },
    replies: { type: [replySchema], default: [] },
    tours: { type: [tourSchema], default: undefined },
    /** for a client's list, the next check for changes to announce */
    newsAt: Date,
  },
  { timestamps: true },
);

shortlistSchema.index({ owner: 1, slot: 1 }, { unique: true });
shortlistSchema.index({ 'share.tokenHash': 1 }, { unique: true, sparse: true });
shortlistSchema.index({ updatedAt: 1 });
shortlistSchema.index({ newsAt: 1 }, { sparse: true });
// families' requests to see homes on a future day (lib/clients/tours)
shortlistSchema.index({ 'tours.day': 1 }, { sparse: true });
// people who saved a listing (lib/brokers/figures/data.ts)
shortlistSchema.index({ 'homes.property': 1 });

export type ShortlistRow = InferSchemaType<typeof shortlistSchema>;
export const Shortlist = defineModel<ShortlistRow>('Shortlist', shortlistSchema);
