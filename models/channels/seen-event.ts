import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';

/**
 * The hash of a message that was received. WhatsApp repeats a notification for up to seven days: one that comes again after its message was
 * erased is known by this, and brings nothing back.
 */
const seenEventSchema = new Schema(
  { _id: { type: String, required: true }, expiresAt: { type: Date, required: true } },
  { versionKey: false },
);

seenEventSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type SeenEventRow = InferSchemaType<typeof seenEventSchema>;
export const SeenEvent = defineModel<SeenEventRow>('SeenEvent', seenEventSchema);
