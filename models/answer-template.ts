import mongoose, { type InferSchemaType, type Model, Schema } from 'mongoose';
import { MAX_TEMPLATE_LENGTH, MAX_TEMPLATE_NAME } from '@/lib/answer-template/constants';

/** A text that somebody answers leads with; its fields are in braces (lib/answer-template/constants.ts). */
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
export const AnswerTemplate: Model<AnswerTemplateRow> =
  (mongoose.models.AnswerTemplate as Model<AnswerTemplateRow> | undefined) ??
  mongoose.model<AnswerTemplateRow>('AnswerTemplate', answerTemplateSchema);
