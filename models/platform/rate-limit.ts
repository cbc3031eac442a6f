import { Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';

/** Counters of rate-limiter-flexible, which bypasses the model. Without its unique key two processes would count separately. */
const rateLimitSchema = new Schema(
  { key: { type: String, required: true }, points: Number, expire: Date },
  { collection: 'rate_limits', versionKey: false },
);

rateLimitSchema.index({ key: 1 }, { unique: true });
rateLimitSchema.index({ expire: -1 }, { expireAfterSeconds: 0 });

export type RateLimitRow = { key: string; points: number; expire: Date | null };
export const RateLimit = defineModel<RateLimitRow>('RateLimit', rateLimitSchema);
