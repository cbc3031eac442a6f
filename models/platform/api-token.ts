import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';

/** A broker's API token. Only its hash is stored, because it is shown once. */
const apiTokenSchema = new Schema(
  {
    user: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    name: { type: String, required: true, trim: true, maxlength: 60 },
    hash: { type: String, required: true },
    /** last four characters, to tell tokens apart */
    hint: { type: String, required: true },
    scopes: { type: [String], required: true },
    expiresAt: { type: Date, required: true },
    /** approximate time of its last use */
    usedAt: Date,
    revokedAt: Date,
  },
  { timestamps: { createdAt: true, updatedAt: false } },
);

apiTokenSchema.index({ hash: 1 }, { unique: true });
apiTokenSchema.index({ user: 1, createdAt: -1 });

export type ApiTokenRow = InferSchemaType<typeof apiTokenSchema>;
export const ApiToken = defineModel<ApiTokenRow>('ApiToken', apiTokenSchema);
