import { type InferSchemaType, Schema } from 'mongoose';
import { PRICE_CATEGORIES } from '@/lib/channels/constants';
import { TEMPLATE_STATUSES } from '@/lib/channels/templates/constants';
import { defineModel } from '@/lib/platform/db/define-model';

/** A WhatsApp template in one language, with its state there. */
const messageTemplateSchema = new Schema(
  {
    name: { type: String, required: true },
    language: { type: String, required: true },
    category: { type: String, enum: PRICE_CATEGORIES, required: true },
    body: { type: String, required: true },
    status: { type: String, enum: TEMPLATE_STATUSES, required: true },
    /** WhatsApp's reason for rejecting it */
    reason: String,
    remoteId: String,
    checkedAt: Date,
  },
  { timestamps: true },
);

messageTemplateSchema.index({ name: 1, language: 1 }, { unique: true });

export type MessageTemplateRow = InferSchemaType<typeof messageTemplateSchema>;
export const MessageTemplate = defineModel<MessageTemplateRow>('MessageTemplate', messageTemplateSchema);
