import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';

export const CHALLENGE_PURPOSES = ['sign-in', 'add-passkey', 'step-up', 'work'] as const;

/** A random value that an authenticator signs once, or a solved task (lib/platform/http/mutations.ts). Deleted on use or within minutes. */
const challengeSchema = new Schema({
  /** SHA-256 of the challenge */
  hash: { type: String, required: true },
  purpose: { type: String, enum: CHALLENGE_PURPOSES, required: true },
  /** its account; unknown at sign-in */
  user: { type: Schema.Types.ObjectId, ref: 'User' },
  /** hash of the kind of call and the network address it was solved for */
  address: String,
  expiresAt: { type: Date, required: true },
});

challengeSchema.index({ hash: 1 }, { unique: true });
challengeSchema.index({ user: 1 }, { sparse: true });
challengeSchema.index(
  { purpose: 1, address: 1 },
  { partialFilterExpression: { address: { $exists: true } } },
);
challengeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type ChallengeRow = InferSchemaType<typeof challengeSchema>;
export const Challenge = defineModel<ChallengeRow>('Challenge', challengeSchema);
