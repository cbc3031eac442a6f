import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';

/**
 * Identifies an installation. `data:1` and `signing:k1` are fingerprints of its keys, `folder` is the id of its DATA_DIR, `created` records that the database
 * was empty before.
 */
const installationMarkSchema = new Schema(
  { _id: { type: String, required: true }, value: { type: String, required: true } },
  { versionKey: false, timestamps: { createdAt: true, updatedAt: false } },
);

export type InstallationMarkRow = InferSchemaType<typeof installationMarkSchema>;
export const InstallationMark = defineModel<InstallationMarkRow>('InstallationMark', installationMarkSchema);
