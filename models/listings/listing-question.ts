import { type InferSchemaType, Schema } from 'mongoose';
import { ANSWERS, QUESTION_KINDS } from '@/lib/listings/freshness/constants';
import { defineModel } from '@/lib/platform/db/define-model';

/**
 * "Is it still available?", mailed to the lister, each kind once after each confirmation. Stores only a hash of the link's token, and no personal data, because
 * visitors are hashes used in no other collection.
 */
const questionSchema = new Schema(
  {
    property: { type: Schema.Types.ObjectId, ref: 'Property', required: true },
    kind: { type: String, enum: QUESTION_KINDS, required: true },
    /** the preceding confirmation */
    round: { type: Date, required: true },
    tokenHash: { type: String, required: true },
    storedAt: { type: Date, required: true },
    mailedAt: Date,
    answer: { type: String, enum: ANSWERS },
    answeredAt: Date,
    /** visitors who reported it gone, once each */
    visitors: { type: [String], default: undefined },
    expiresAt: { type: Date, required: true },
  },
  { timestamps: false },
);

questionSchema.index({ property: 1, kind: 1, round: 1 }, { unique: true });
questionSchema.index({ tokenHash: 1 }, { unique: true });
questionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type ListingQuestionRow = InferSchemaType<typeof questionSchema>;
export const ListingQuestion = defineModel<ListingQuestionRow>('ListingQuestion', questionSchema);
