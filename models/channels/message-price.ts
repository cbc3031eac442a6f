import { type InferSchemaType, Schema } from 'mongoose';
import { PRICE_CATEGORIES } from '@/lib/channels/constants';
import { defineModel } from '@/lib/platform/db/define-model';

/** Price of one message of a category from a day on. A new price is a new row; old rows explain old costs. */
const messagePriceSchema = new Schema(
  {
    category: { type: String, enum: PRICE_CATEGORIES, required: true },
    from: { type: Date, required: true },
    /** ten-thousandths of a rupee: ₹0.8631 is 8631 */
    price: { type: Number, required: true, min: 0 },
    source: { type: String, required: true },
  },
  { timestamps: true },
);

messagePriceSchema.index({ category: 1, from: -1 }, { unique: true });

export type MessagePriceRow = InferSchemaType<typeof messagePriceSchema>;
export const MessagePrice = defineModel<MessagePriceRow>('MessagePrice', messagePriceSchema);
