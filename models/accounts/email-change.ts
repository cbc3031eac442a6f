import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';

/** A requested new email address, which both mailboxes must confirm and which can be undone for a week. */
const emailChangeSchema = new Schema(
  {
    user: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    oldEmail: { type: String, required: true },
    newEmail: { type: String, required: true },
    /** SHA-256 of the links' tokens */
    oldHash: String,
    newHash: String,
    undoHash: String,
    oldConfirmedAt: Date,
    newConfirmedAt: Date,
    changedAt: Date,
    /** the account while the change is open; unique, so that each has at most one */
    openOf: Schema.Types.ObjectId,
    expiresAt: { type: Date, required: true },
  },
  { timestamps: { createdAt: true, updatedAt: false } },
);

emailChangeSchema.index({ user: 1 });
emailChangeSchema.index(
  { openOf: 1 },
  { unique: true, partialFilterExpression: { openOf: { $exists: true } } },
);
emailChangeSchema.index({ oldHash: 1 }, { sparse: true });
emailChangeSchema.index({ newHash: 1 }, { sparse: true });
emailChangeSchema.index({ undoHash: 1 }, { sparse: true });
emailChangeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type EmailChangeRow = InferSchemaType<typeof emailChangeSchema>;
export const EmailChange = defineModel<EmailChangeRow>('EmailChange', emailChangeSchema);
