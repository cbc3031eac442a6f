import { type InferSchemaType, Schema } from 'mongoose';
import { CHOICE_STATES } from '@/lib/compliance/receipts/constants';
import { defineModel } from '@/lib/platform/db/define-model';
import { LANGUAGES } from '@/lib/platform/language/languages';

/** A person's choice about one purpose other than WhatsApp messages (models/channels/consent.ts), with the words they saw. */
const consentChoiceSchema = new Schema({
  /** account or guest */
  owner: { type: String, required: true },
  /** `recording`, or the id of a purpose */
  purpose: { type: String, required: true },
  title: { type: String, required: true, maxlength: 120 },
  words: { type: String, required: true, maxlength: 500 },
  language: { type: String, enum: LANGUAGES, required: true },
  state: { type: String, enum: CHOICE_STATES, required: true },
  at: { type: Date, required: true },
  endedAt: Date,
});

// one present choice for each purpose; ended ones stay as a record
consentChoiceSchema.index(
  { owner: 1, purpose: 1 },
  { unique: true, partialFilterExpression: { endedAt: null }, name: 'present' },
);
consentChoiceSchema.index({ owner: 1, at: -1 });
consentChoiceSchema.index({ purpose: 1, state: 1, owner: 1 });

export type ConsentChoiceRow = InferSchemaType<typeof consentChoiceSchema>;
export const ConsentChoice = defineModel<ConsentChoiceRow>('ConsentChoice', consentChoiceSchema);
