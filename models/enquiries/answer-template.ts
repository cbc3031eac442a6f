import { type InferSchemaType, Schema } from 'mongoose';
import { MAX_TEMPLATE_LENGTH, MAX_TEMPLATE_NAME } from '@/lib/enquiries/templates/constants';
import { defineModel } from '@/lib/platform/db/define-model';

/** A reply template for leads, with placeholders in braces (lib/enquiries/templates/constants.ts). */
const answerTemplateSchema = new Schema(
  {
    owner: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    name: { type: String, required: true, trim: true, maxlength: MAX_TEMPLATE_NAME },
    text: { type: String, required: true, maxlength: MAX_TEMPLATE_LENGTH },
  },
  { timestamps: true },
);

answerTemplateSchema.index({ owner: 1, name: 1 }, { unique: true });

export type AnswerTemplateRow = InferSchemaType<typeof answerTemplateSchema>;
export const AnswerTemplate = defineModel<AnswerTemplateRow>('AnswerTemplate', answerTemplateSchema);
