import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';

const inLanguages = (maxlength: number) => ({
  en: { type: String, required: true, maxlength },
  mr: { type: String, required: true, maxlength },
  hi: { type: String, required: true, maxlength },
});

/**
 * Another purpose that the office asks its members' consent for. Its wording never changes: other words are another purpose, which
 * is asked about again.
 */
const purposeSchema = new Schema({
  title: inLanguages(120),
  /** the sentence that a person agrees to */
  words: inLanguages(500),
  createdAt: { type: Date, required: true },
  createdBy: { type: Schema.Types.ObjectId, ref: 'User' },
  /** nothing may be done for it any more */
  endedAt: Date,
  /** the last account that was asked by mail */
  askedUntil: Schema.Types.ObjectId,
});

purposeSchema.index({ endedAt: 1, createdAt: -1 });
purposeSchema.index({ createdBy: 1 }, { sparse: true });

export type PurposeRow = InferSchemaType<typeof purposeSchema>;
export const Purpose = defineModel<PurposeRow>('Purpose', purposeSchema);
