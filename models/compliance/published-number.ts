import { type InferSchemaType, Schema } from 'mongoose';
import { NUMBER_KINDS } from '@/lib/compliance/published-numbers/constants';
import { defineModel } from '@/lib/platform/db/define-model';

/** A published registration number, and the result of the last nightly check. */
const publishedNumberSchema = new Schema({
  kind: { type: String, enum: NUMBER_KINDS, required: true },
  number: { type: String, required: true },
  /** number of listings or members that show it */
  places: { type: Number, required: true },
  /** one of them, as an example */
  example: String,
  /** true if its format is valid */
  isWellFormed: { type: Boolean, required: true },
  /** the number its QR code leads to; empty if unreadable; absent for numbers without a code */
  codeLeadsTo: String,
  /** problem in words; empty without any */
  problem: { type: String, default: '' },
  checkedAt: { type: Date, required: true },
});

publishedNumberSchema.index({ kind: 1, number: 1 }, { unique: true });
publishedNumberSchema.index({ checkedAt: 1 });

export type PublishedNumberRow = InferSchemaType<typeof publishedNumberSchema>;
export const PublishedNumber = defineModel<PublishedNumberRow>('PublishedNumber', publishedNumberSchema);
