import { type InferSchemaType, Schema } from 'mongoose';
import { API_CALL_DAYS } from '@/lib/platform/auth/constants';
import { defineModel } from '@/lib/platform/db/define-model';

/** One call made with an API token. A TTL index removes it. */
const apiCallSchema = new Schema({
  user: { type: Schema.Types.ObjectId, ref: 'User', required: true },
  token: { type: Schema.Types.ObjectId, ref: 'ApiToken', required: true },
  /** method and path, without the query */
  call: { type: String, required: true, maxlength: 200 },
  status: { type: Number, required: true },
  at: { type: Date, required: true },
});

apiCallSchema.index({ user: 1, at: -1 });
apiCallSchema.index({ at: 1 }, { expireAfterSeconds: API_CALL_DAYS * 24 * 3600 });

export type ApiCallRow = InferSchemaType<typeof apiCallSchema>;
export const ApiCall = defineModel<ApiCallRow>('ApiCall', apiCallSchema);
