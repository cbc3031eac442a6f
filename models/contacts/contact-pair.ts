import { type InferSchemaType, Schema } from 'mongoose';
import { PAIR_REASONS } from '@/lib/contacts/constants';
import { defineModel } from '@/lib/platform/db/define-model';

/** Two contacts that may be one person. `a` has the smaller id. */
const contactPairSchema = new Schema(
  {
    a: { type: Schema.Types.ObjectId, required: true },
    b: { type: Schema.Types.ObjectId, required: true },
    reasons: { type: [{ type: String, enum: PAIR_REASONS }], required: true },
    /** higher for more certain pairs */
    strength: { type: Number, required: true },
    /** true if a person decided that they are two people */
    dismissed: { type: Boolean, default: false },
  },
  { timestamps: true, versionKey: false },
);

contactPairSchema.index({ a: 1, b: 1 }, { unique: true });
contactPairSchema.index({ b: 1 });
contactPairSchema.index({ dismissed: 1, strength: -1, _id: -1 });
contactPairSchema.index({ dismissed: 1, createdAt: -1, _id: -1 });

export type ContactPairRow = InferSchemaType<typeof contactPairSchema>;
export const ContactPair = defineModel<ContactPairRow>('ContactPair', contactPairSchema);
