import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';

const DIGEST_STATES = ['open', 'sent', 'pushed', 'empty', 'failed'] as const;

/** One mail with alerts. While open, a process works on it until `leaseUntil`, or it waits for its next attempt. */
const alertDigestSchema = new Schema(
  {
    subscriber: { type: Schema.Types.ObjectId, ref: 'AlertSubscriber', required: true },
    state: { type: String, enum: DIGEST_STATES, default: 'open' },
    attempts: { type: Number, default: 1 },
    holder: String,
    leaseUntil: { type: Date, required: true },
    homes: { type: Number, default: 0 },
    sentAt: Date,
  },
  { timestamps: { createdAt: true, updatedAt: false }, versionKey: false },
);

// a person gets only one mail at once, however many processes send
alertDigestSchema.index(
  { subscriber: 1 },
  { unique: true, partialFilterExpression: { state: { $eq: 'open' } }, name: 'open digest' },
);
alertDigestSchema.index({ state: 1, leaseUntil: 1 });
alertDigestSchema.index({ subscriber: 1, createdAt: 1 });
alertDigestSchema.index({ createdAt: 1 });

export type AlertDigestRow = InferSchemaType<typeof alertDigestSchema>;
export const AlertDigest = defineModel<AlertDigestRow>('AlertDigest', alertDigestSchema);
