import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';

/** A person's decision about a value or heading of a file, applied to their next file. */
const importMemorySchema = new Schema(
  {
    by: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    /** for a value its `decisionKey`; for a heading `heading:{kind}:{heading}` */
    key: { type: String, required: true, maxlength: 300 },
    meaning: { type: String, default: '', maxlength: 200 },
    at: { type: Date, required: true },
  },
  { versionKey: false },
);

importMemorySchema.index({ by: 1, key: 1 }, { unique: true });
importMemorySchema.index({ by: 1, at: -1 });

export type ImportMemoryRow = InferSchemaType<typeof importMemorySchema>;
export const ImportMemory = defineModel<ImportMemoryRow>('ImportMemory', importMemorySchema);
