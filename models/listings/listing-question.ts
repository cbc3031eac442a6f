import { type InferSchemaType, Schema } from 'mongoose';
import { ANSWERS, QUESTION_KINDS } from '@/lib/listings/freshness/constants';
import { defineModel } from '@/lib/platform/db/define-model';

/**
 * "Is it still available?", mailed to the lister: of each kind once for each confirmation that it follows. Only a
 * hash of the link's secret is stored. It holds no personal data: visitors are hashes that no other collection has.
 */
const questionSchema = new Schema(
  {
    property: { type: Schema.Types.ObjectId, ref: 'Property', required: true },
    kind: { type: String, enum: QUESTION_KINDS, required: true },
    /** the confirmation after which it was asked */
    round: { type: Date, required: true },
    tokenHash: { type: String, required: true },
    storedAt: { type: Date, required: true },
    mailedAt: Date,
    answer: { type: String, enum: ANSWERS },
    answeredAt: Date,
    /** who said that it is gone: one word for each */
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
