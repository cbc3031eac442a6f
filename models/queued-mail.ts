import mongoose, { type InferSchemaType, type Model, Schema } from 'mongoose';

const sealedSchema = new Schema(
  { v: { type: Number, required: true }, iv: String, tag: String, data: String, last4: String },
  { _id: false },
);

/**
 * A mail on its way to the SMTP server. All of it is sealed: it carries addresses, and links that open accounts. The
 * row goes when the mail has gone.
 */
const queuedMailSchema = new Schema(
  {
    sealed: { type: sealedSchema, required: true },
    attempts: { type: Number, default: 0 },
    /** nobody else tries before then: also while an attempt is under way */
    nextAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);

queuedMailSchema.index({ nextAt: 1 });
queuedMailSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type QueuedMailRow = InferSchemaType<typeof queuedMailSchema>;
export const QueuedMail: Model<QueuedMailRow> =
  (mongoose.models.QueuedMail as Model<QueuedMailRow> | undefined) ??
  mongoose.model<QueuedMailRow>('QueuedMail', queuedMailSchema);
