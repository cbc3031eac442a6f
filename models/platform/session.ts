import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';

/** A signed-in browser, or a guest's. The cookie only identifies the row; deleting the row signs it out. */
const sessionSchema = new Schema(
  {
    /** SHA-256 of the session id in the cookie, so that a leaked database opens no session */
    idHash: { type: String, required: true },
    user: { type: Schema.Types.ObjectId, ref: 'User' },
    guestID: String,
    userAgent: String,
    ip: String,
    lastSeenAt: { type: Date, required: true },
    /** the time at which the person last confirmed their identity by password, code or passkey */
    factorAt: Date,
    /** absolute expiry; a TTL index removes the row */
    expiresAt: { type: Date, required: true },
  },
  { timestamps: { createdAt: true, updatedAt: false } },
);

sessionSchema.index({ idHash: 1 }, { unique: true });
sessionSchema.index({ user: 1, lastSeenAt: -1 });
sessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type SessionRow = InferSchemaType<typeof sessionSchema>;
export const Session = defineModel<SessionRow>('Session', sessionSchema, { raisesWrites: true });
