import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';

/**
 * Hash of a received message. WhatsApp repeats a notification for up to seven days; the hash recognises one that returns after its message was erased, so that
 * it is not stored again.
 */
const seenEventSchema = new Schema(
  { _id: { type: String, required: true }, expiresAt: { type: Date, required: true } },
  { versionKey: false },
);

seenEventSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type SeenEventRow = InferSchemaType<typeof seenEventSchema>;
export const SeenEvent = defineModel<SeenEventRow>('SeenEvent', seenEventSchema);
