import { type InferSchemaType, Schema } from 'mongoose';
import { NUMBER_KINDS } from '@/lib/compliance/published-numbers/constants';
import { defineModel } from '@/lib/platform/db/define-model';

/** A registration number that visitors see, and what the last nightly check found. */
const publishedNumberSchema = new Schema({
  kind: { type: String, enum: NUMBER_KINDS, required: true },
  number: { type: String, required: true },
  /** where it is published: so many listings, or members */
  places: { type: Number, required: true },
  /** one of them, to look at */
  example: String,
  /** has it the form of such a number? */
  isWellFormed: { type: Boolean, required: true },
  /** the number to which its QR code leads; empty when the code cannot be read; absent for numbers without a code */
  codeLeadsTo: String,
  /** in words; empty when nothing is wrong */
  problem: { type: String, default: '' },
  checkedAt: { type: Date, required: true },
});

publishedNumberSchema.index({ kind: 1, number: 1 }, { unique: true });
publishedNumberSchema.index({ checkedAt: 1 });

export type PublishedNumberRow = InferSchemaType<typeof publishedNumberSchema>;
export const PublishedNumber = defineModel<PublishedNumberRow>('PublishedNumber', publishedNumberSchema);
